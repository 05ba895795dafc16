import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The editor has no other way to copy blocks in its canvas.
	__experimentalUseBlockPreview as useBlockPreview,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockInstance, EditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { memo, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { BLOCK_EDITOR, type BlockEditorSelectors } from '../block-editor-store';
import { getPreviewApp } from '../preview';
import {
	getLayoutClass,
	readDisplayLayout,
	readPerPage,
} from './read-attributes';
import { SampleProduct } from './sample-product';
import { createSampleProducts } from '../samples/sample-products';

/** Each product is a copy of all blocks of the template, so we limit them. */
const MAX_SHOWN = 12;

const PRODUCT_CLASS = 'wc-block-product';

const EditedProduct = () => (
	<li
		{ ...useInnerBlocksProps< HTMLLIElement >(
			{ className: PRODUCT_CLASS },
			{ templateLock: false }
		) }
	/>
);

interface CopyProps {
	blocks: readonly BlockInstance[];
	label: string;
	onChoose: () => void;
}

/** Shows copies of the blocks. A click makes this product the edited one. */
const ProductCopy = memo( function ShownProductCopy( {
	blocks,
	label,
	onChoose,
}: CopyProps ) {
	const copies = useBlockPreview( {
		blocks,
		props: { className: 'sf-editor-copy' },
	} );
	return (
		<li className={ clsx( PRODUCT_CLASS, 'sf-editor-copied-product' ) }>
			<div { ...copies } />
			<button
				type="button"
				className="sf-editor-choose"
				aria-label={ label }
				onClick={ onChoose }
			/>
		</li>
	);
} );

export const TemplateEdit = ( { clientId, context = {} }: EditProps ) => {
	const [ edited, setEdited ] = useState( 0 );
	const blocks = useSelect(
		( select ) => {
			const editor: BlockEditorSelectors = select( BLOCK_EDITOR );
			return editor.getBlocks( clientId );
		},
		[ clientId ]
	);
	const count = Math.min( readPerPage( context.query ), MAX_SHOWN );
	const products = useMemo(
		() =>
			createSampleProducts(
				getPreviewApp().settings.siteCurrency,
				count
			),
		[ count ]
	);
	const current = Math.min( edited, count - 1 );
	return (
		<ul
			{ ...useBlockProps< HTMLUListElement >( {
				className: clsx(
					'wc-block-product-template',
					getLayoutClass( readDisplayLayout( context.displayLayout ) )
				),
			} ) }
		>
			{ products.map( ( product, index ) => (
				<SampleProduct.Provider value={ product } key={ product.id }>
					{ index === current ? (
						<EditedProduct />
					) : (
						<ProductCopy
							blocks={ blocks }
							label={ sprintf(
								/* translators: %s: name of a product. */
								__( 'Edit the blocks of %s', 'shopfront' ),
								product.name
							) }
							onChoose={ () => setEdited( index ) }
						/>
					) }
				</SampleProduct.Provider>
			) ) }
		</ul>
	);
};
