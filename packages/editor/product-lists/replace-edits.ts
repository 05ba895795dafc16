import { blockName } from '@shopfront/names';
import type { EditProps } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { COLLECTION_BLOCK } from '@shopfront/globals/product-collection';
import { ALL_PRODUCTS_BLOCK, AllProductsEdit } from './all-products-edit';
import { CollectionEdit } from './collection-edit';
import { showSampleProducts } from './element-edit';
import { NoResultsEdit } from './no-results-edit';
import { TemplateEdit } from './template-edit';

/**
 * The platform's blocks look like ours in the editor. They keep their saved content, earlier versions and variations,
 * such as the collections of add-ons.
 */
const replaceEdits = (
	key: string,
	edits: Readonly< Record< string, ComponentType< EditProps > > >
): void =>
	addFilter(
		'blocks.registerBlockType',
		`shopfront/edit-${ key }`,
		( settings: object, name: string ) => {
			const edit = edits[ name ];
			return edit ? { ...settings, edit } : settings;
		}
	);

/** Call it before the platform's script runs. */
export const replaceAllProducts = (): void =>
	replaceEdits( 'all-products', { [ ALL_PRODUCTS_BLOCK ]: AllProductsEdit } );

/** Call it before the platform's scripts run. */
export const replaceCollection = (): void => {
	replaceEdits( 'product-collection', {
		[ COLLECTION_BLOCK ]: CollectionEdit,
		[ blockName( 'product-template' ) ]: TemplateEdit,
		[ blockName( 'product-collection-no-results' ) ]: NoResultsEdit,
	} );
	showSampleProducts();
};
