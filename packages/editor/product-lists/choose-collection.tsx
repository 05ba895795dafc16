import {
	createBlocksFromInnerBlocksTemplate,
	getBlockVariations,
	type BlockVariation,
} from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { COLLECTION_BLOCK } from '@shopfront/globals/product-collection';
import { BLOCK_EDITOR } from '../block-editor-store';
import { Icon } from '../icons';
import { CATALOG } from './collections';

/** Includes the collections of add-ons. */
export const getRegisteredCollections = (): readonly BlockVariation[] =>
	( getBlockVariations( COLLECTION_BLOCK ) ?? [] ).filter(
		( { attributes } ) => typeof attributes?.collection === 'string'
	);

interface BlockEditorActions {
	replaceInnerBlocks: (
		clientId: string,
		blocks: unknown,
		updateSelection?: boolean
	) => void;
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
}

export interface ChooseCollectionProps {
	clientId: string;
	/** Returns to the block's current collection; missing for a new block. */
	onCancel?: () => void;
	onChosen: () => void;
}

/** The choice replaces the block's query and content. */
export const ChooseCollection = ( {
	clientId,
	onCancel,
	onChosen,
}: ChooseCollectionProps ) => {
	const { replaceInnerBlocks, updateBlockAttributes }: BlockEditorActions =
		useDispatch( BLOCK_EDITOR );
	const collections = getRegisteredCollections();
	const catalog = collections.find( ( { name } ) => name === CATALOG );
	const choose = ( {
		attributes = {},
		innerBlocks = [],
	}: BlockVariation ) => {
		updateBlockAttributes( clientId, attributes );
		replaceInnerBlocks(
			clientId,
			createBlocksFromInnerBlocksTemplate( innerBlocks ),
			false
		);
		onChosen();
	};
	return (
		<Placeholder
			icon={ createElement( Icon, { name: 'products' } ) }
			label={ __( 'Product Collection', 'woocommerce' ) }
			instructions={ __(
				'Choose a collection to get started.',
				'shopfront'
			) }
		>
			<div className="sf-editor-collections">
				{ collections
					.filter(
						( { scope } ) => ! scope || scope.includes( 'block' )
					)
					.map( ( collection ) => (
						<Button
							key={ collection.name }
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () => choose( collection ) }
						>
							{ collection.title }
						</Button>
					) ) }
			</div>
			{ catalog && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => choose( catalog ) }
				>
					{ __( 'Create your own', 'shopfront' ) }
				</Button>
			) }
			{ onCancel && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ __( 'Cancel', 'woocommerce' ) }
				</Button>
			) }
		</Placeholder>
	);
};
