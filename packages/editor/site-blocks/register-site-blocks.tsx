import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	registerBlockType,
	registerBlockVariation,
	type EditProps,
	type SaveProps,
} from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getCategory } from '../category';
import { Icon } from '../icons';
import { Inspector } from '../inspector';
import { getSchemas } from '../register';
import type { SiteBlock } from './site-block';
import { getSiteBlocks } from './site-table';
import { useSavedTabs } from './tabs';

/** Slides are the children of the row. */
const getContentClass = ( { name }: SiteBlock ) =>
	name === 'slider' ? 'sf-slider__track' : undefined;

/** Shows the saved markup with nothing hidden, and controls for its attributes. */
const createEdit = ( block: SiteBlock ) => {
	const Content = () => (
		<div
			{ ...useInnerBlocksProps(
				{ className: getContentClass( block ) },
				{
					template: block.template,
					allowedBlocks: block.allowedBlocks,
				}
			) }
		/>
	);
	return function SiteBlockEdit( {
		attributes,
		setAttributes,
		clientId,
	}: EditProps ) {
		useSavedTabs( clientId, attributes.tabs, block.name === 'tabs' );
		return (
			<div
				{ ...useBlockProps( {
					// Links of the preview lead nowhere.
					onClickCapture: ( event ) => {
						if (
							event.target instanceof Element &&
							event.target.closest( 'a' )
						) {
							event.preventDefault();
						}
					},
				} ) }
			>
				<Inspector
					fields={ block.fields }
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				{ block.render(
					attributes,
					block.template ? <Content /> : null,
					true
				) }
			</div>
		);
	};
};

const createSave = ( block: SiteBlock ) =>
	function SiteBlockSave( { attributes }: SaveProps ) {
		return (
			<div { ...useBlockProps.save() }>
				{ block.render(
					attributes,
					getContentClass( block ) ? (
						<div className={ getContentClass( block ) }>
							<InnerBlocks.Content />
						</div>
					) : (
						block.template && <InnerBlocks.Content />
					),
					false
				) }
			</div>
		);
	};

export const registerSiteBlocks = (): void => {
	for ( const block of getSiteBlocks() ) {
		registerBlockType( `shopfront/${ block.name }`, {
			apiVersion: 3,
			title: block.title,
			description: block.description,
			category: getCategory(),
			icon: createElement( Icon, { name: block.icon } ),
			keywords: block.keywords,
			...( block.parent && {
				parent: [ `shopfront/${ block.parent }` ],
			} ),
			attributes: getSchemas( block.fields ),
			supports: {
				align: [ 'wide', 'full' ],
				anchor: true,
				html: false,
				spacing: { margin: true, padding: true },
				typography: { fontSize: true },
			},
			example: {},
			edit: createEdit( block ),
			save: createSave( block ),
		} );
	}
	registerBlockVariation( 'core/shortcode', {
		name: 'shopfront-contact-form',
		title: __( 'Contact form by id', 'shopfront' ),
		description: __(
			'A form of Contact Form 7. Write its id between the quotation marks.',
			'shopfront'
		),
		icon: createElement( Icon, { name: 'lines' } ),
		attributes: { text: '[contact-form-7 id=""]' },
		scope: [ 'inserter' ],
	} );
};
