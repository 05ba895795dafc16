import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { TemplateEntry } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { createOnce } from '../template';

const getTemplate = createOnce( (): TemplateEntry[] => [
	[
		'core/group',
		{
			layout: {
				type: 'flex',
				orientation: 'vertical',
				justifyContent: 'center',
				flexWrap: 'wrap',
			},
		},
		[
			[
				'core/paragraph',
				{
					fontSize: 'medium',
					content: `<strong>${ __( 'No results found', 'woocommerce' ) }</strong>`,
				},
			],
			[
				'core/paragraph',
				{
					content: __(
						'You can try <a href="#" class="wc-link-clear-any-filters">clearing any filters</a> or head to our <a href="#" class="wc-link-stores-home">store\'s home</a>',
						'shopfront'
					),
				},
			],
		],
	],
] );

/** Shoppers see it without products. The sample has products, so we mark it. */
export const NoResultsEdit = () => (
	<div
		{ ...useInnerBlocksProps(
			useBlockProps( { className: 'sf-editor-no-results' } ),
			{ template: getTemplate() }
		) }
	/>
);
