import { useBlockProps } from '@wordpress/block-editor';
import {
	registerBlockType,
	type Attributes,
	type AttributeSchema,
	type SaveProps,
} from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { getCategory } from '../category';
import { Icon } from '../icons';
import {
	ALL_PRODUCTS_BLOCK,
	ALL_PRODUCTS_CLASS,
	AllProductsEdit,
} from './all-products-edit';

const ATTRIBUTES: Readonly< Record< string, AttributeSchema > > = {
	columns: { type: 'number' },
	rows: { type: 'number' },
	alignButtons: { type: 'boolean' },
	contentVisibility: { type: 'object' },
	orderby: { type: 'string' },
	layoutConfig: { type: 'array' },
	isPreview: { type: 'boolean', default: false },
};

const SUPPORTS = {
	align: [ 'wide', 'full' ],
	html: false,
	multiple: false,
};

/** The container has all attributes with a value, sorted by name. */
const toJson = ( attributes: Attributes ): string =>
	JSON.stringify(
		Object.fromEntries(
			Object.entries( attributes ).sort( ( [ one ], [ other ] ) =>
				one < other ? -1 : 1
			)
		)
	);

const AllProductsSave = ( { attributes }: SaveProps ) => (
	<div
		{ ...useBlockProps.save( { className: ALL_PRODUCTS_CLASS } ) }
		data-attributes={ toJson( attributes ) }
	/>
);

/** Earlier versions of the platform saved no class for the block, and attributes in their own order. */
const OldAllProductsSave = ( { attributes }: SaveProps ) => (
	<div
		className={ ALL_PRODUCTS_CLASS }
		data-attributes={ JSON.stringify( attributes ) }
	/>
);

export const registerAllProducts = (): void => {
	registerBlockType( ALL_PRODUCTS_BLOCK, {
		apiVersion: 3,
		title: __( 'All Products', 'woocommerce' ),
		icon: createElement( Icon, { name: 'products' } ),
		description: _x(
			'Display products from your store in a grid layout.',
			'block description',
			'woocommerce'
		),
		category: getCategory(),
		keywords: [ __( 'WooCommerce', 'woocommerce' ) ],
		attributes: ATTRIBUTES,
		supports: SUPPORTS,
		edit: AllProductsEdit,
		save: AllProductsSave,
		deprecated: [
			{
				attributes: {
					...ATTRIBUTES,
					rows: { type: 'number', default: 1 },
				},
				supports: { ...SUPPORTS, className: false },
				save: OldAllProductsSave,
			},
		],
	} );
};
