import { useBlockProps } from '@wordpress/block-editor';
import type { EditProps } from '@wordpress/blocks';
import { useContext } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { Inspector } from '../inspector';
import { Preview, WithSampleCart } from '../preview';
import { createOnce } from '../template';
import {
	getElements,
	type ElementProps,
	type ProductElement,
} from './element-table';
import { SampleProduct } from './sample-product';

const getTextAlign = ( value: unknown ): string | false =>
	typeof value === 'string' &&
	[ 'left', 'center', 'right' ].includes( value ) &&
	`has-text-align-${ value }`;

interface ElementEditProps extends EditProps {
	element: ProductElement;
	product: ElementProps[ 'product' ];
}

export const ElementEdit = ( {
	element: { Component, fields },
	product,
	attributes,
	setAttributes,
}: ElementEditProps ) => (
	<div
		{ ...useBlockProps( {
			className: clsx(
				'sf-editor-element',
				getTextAlign( attributes.textAlign )
			),
		} ) }
	>
		<Inspector
			fields={ fields }
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
		<Preview>
			<WithSampleCart>
				<Component product={ product } attributes={ attributes } />
			</WithSampleCart>
		</Preview>
	</div>
);

const getKnownElements = createOnce( getElements );

/**
 * Blocks of a product template show the sample product: the platform's and the editor's blocks couldn't find it on
 * the server. Elsewhere, they don't change.
 */
export const showSampleProducts = (): void =>
	addFilter(
		'editor.BlockEdit',
		'shopfront/sample-product',
		( BlockEdit: ComponentType< EditProps > ) => {
			const SampleEdit = ( props: EditProps ) => {
				const product = useContext( SampleProduct );
				const element = getKnownElements()[ props.name ];
				return product && element ? (
					<ElementEdit
						{ ...props }
						product={ product }
						element={ element }
					/>
				) : (
					<BlockEdit { ...props } />
				);
			};
			return SampleEdit;
		},
		// Inside the editor's own filters at 10, which add the controls of block supports.
		1
	);
