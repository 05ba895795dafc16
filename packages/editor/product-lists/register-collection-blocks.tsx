import { blockName } from '@shopfront/names';
import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import {
	registerBlockType,
	registerBlockVariation,
	type AttributeSchema,
	type BlockSettings,
	type SaveProps,
} from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __, _x } from '@wordpress/i18n';
import clsx from 'clsx';
import { COLLECTION_BLOCK } from '@shopfront/globals/product-collection';
import { getCategory } from '../category';
import { Icon } from '../icons';
import { getPreviewApp } from '../preview';
import { getSchemas } from '../register';
import { CollectionEdit } from './collection-edit';
import { getCollections, TITLE_VARIATION } from './collections';
import { showSampleProducts } from './element-edit';
import { getElements, type ProductElement } from './element-table';
import { NoResultsEdit } from './no-results-edit';
import { readTagName } from './read-attributes';
import { TemplateEdit } from './template-edit';

/** In the order in which the platform saves them. */
const ATTRIBUTES: Readonly< Record< string, AttributeSchema > > = {
	queryId: { type: 'number' },
	query: { type: 'object' },
	tagName: { type: 'string' },
	displayLayout: { type: 'object' },
	dimensions: { type: 'object' },
	convertedFromProducts: { type: 'boolean', default: false },
	collection: { type: 'string' },
	hideControls: { type: 'array', default: [] },
	queryContextIncludes: { type: 'array' },
	forcePageReload: { type: 'boolean', default: false },
	__privatePreviewState: { type: 'object', role: 'local' },
};

const TEXT_SUPPORTS = {
	html: false,
	reusable: false,
	color: { gradients: true, link: true },
	typography: {
		fontSize: true,
		lineHeight: true,
		__experimentalFontFamily: true,
		__experimentalFontWeight: true,
		__experimentalFontStyle: true,
		__experimentalTextTransform: true,
		__experimentalTextDecoration: true,
		__experimentalLetterSpacing: true,
	},
};

const CollectionSave = ( { attributes }: SaveProps ) => {
	const Container = readTagName( attributes.tagName );
	return (
		<Container { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</Container>
	);
};

const ContentSave = () => <InnerBlocks.Content />;

const registerCollection = (): void => {
	registerBlockType( COLLECTION_BLOCK, {
		apiVersion: 3,
		title: __( 'Product Collection', 'woocommerce' ),
		icon: createElement( Icon, { name: 'products' } ),
		description: _x(
			'Display a collection of products from your store.',
			'block description',
			'woocommerce'
		),
		category: getCategory(),
		keywords: [
			__( 'WooCommerce', 'woocommerce' ),
			_x( 'all products', 'block keyword', 'woocommerce' ),
		],
		attributes: ATTRIBUTES,
		providesContext: {
			queryId: 'queryId',
			query: 'query',
			displayLayout: 'displayLayout',
			dimensions: 'dimensions',
			queryContextIncludes: 'queryContextIncludes',
			collection: 'collection',
			forcePageReload: 'forcePageReload',
			__privateProductCollectionPreviewState: '__privatePreviewState',
		},
		usesContext: [ 'templateSlug', 'postId' ],
		supports: {
			align: [ 'wide', 'full' ],
			anchor: true,
			html: false,
			__experimentalLayout: true,
			interactivity: true,
		},
		edit: CollectionEdit,
		save: CollectionSave,
	} );
	registerBlockType( blockName( 'product-template' ), {
		apiVersion: 3,
		title: _x( 'Product Template', 'block title', 'woocommerce' ),
		description: _x(
			'Contains the block elements used to render a product.',
			'block description',
			'woocommerce'
		),
		category: getCategory(),
		ancestor: [ COLLECTION_BLOCK ],
		attributes: {},
		usesContext: [ 'queryId', 'query', 'displayLayout', 'collection' ],
		supports: {
			...TEXT_SUPPORTS,
			inserter: false,
			align: [ 'wide', 'full' ],
			anchor: true,
			layout: {
				allowEditing: false,
				allowSwitching: false,
				allowInheriting: false,
				allowSizingOnChildren: false,
				allowVerticalAlignment: false,
			},
		},
		edit: TemplateEdit,
		save: ContentSave,
	} );
	registerBlockType( blockName( 'product-collection-no-results' ), {
		apiVersion: 3,
		title: _x( 'No results', 'block title', 'woocommerce' ),
		description: _x(
			'The contents of this block will display when there are no products found.',
			'block description',
			'woocommerce'
		),
		category: getCategory(),
		ancestor: [ COLLECTION_BLOCK ],
		attributes: {},
		usesContext: [ 'queryId', 'query' ],
		supports: { ...TEXT_SUPPORTS, align: true },
		edit: NoResultsEdit,
		save: ContentSave,
	} );
};

/** The platform's script fills the container. */
const ElementSave = ( { attributes: { className } }: SaveProps ) => (
	<div
		className={ clsx(
			'is-loading',
			typeof className === 'string' && className
		) }
	/>
);

/** Earlier versions of the platform saved this for blocks that save nothing today. */
const StyledElementSave = ( { attributes: { className } }: SaveProps ) => (
	<div
		{ ...useBlockProps.save( {
			className: clsx(
				'is-loading',
				typeof className === 'string' && className
			),
		} ) }
	/>
);

const Nothing = () => null;

const getElementSettings = ( {
	title,
	description,
	fields,
	supports,
	hasContainer,
}: ProductElement ): BlockSettings => {
	const attributes = getSchemas( fields );
	const parts = { attributes, supports: { html: false, ...supports } };
	return {
		...parts,
		apiVersion: 3,
		title,
		description,
		category: getCategory(),
		ancestor: [ blockName( 'product-template' ) ],
		edit: Nothing,
		save: hasContainer ? ElementSave : Nothing,
		deprecated: hasContainer
			? [ { ...parts, save: ContentSave } ]
			: [
					{ ...parts, save: StyledElementSave },
					{ ...parts, save: ElementSave },
				],
	};
};

const allowPagination = (): void =>
	addFilter(
		'blocks.registerBlockType',
		'shopfront/collection-pagination',
		( settings: { ancestor?: readonly string[] }, name: string ) =>
			name === 'core/query-pagination' && settings.ancestor
				? {
						...settings,
						ancestor: [ ...settings.ancestor, COLLECTION_BLOCK ],
					}
				: settings
	);

/** Blocks lose attributes that they don't declare. This one marks a product's title. */
const declareTitleAttribute = (): void =>
	addFilter(
		'blocks.registerBlockType',
		'shopfront/collection-title',
		(
			settings: {
				attributes?: Readonly< Record< string, AttributeSchema > >;
			},
			name: string
		) =>
			name === 'core/post-title'
				? {
						...settings,
						attributes: {
							...settings.attributes,
							__woocommerceNamespace: { type: 'string' },
						},
					}
				: settings
	);

/** For a site without the platform: includes inner blocks and collections. */
export const registerCollectionBlocks = (): void => {
	declareTitleAttribute();
	registerCollection();
	for ( const [ name, element ] of Object.entries( getElements() ) ) {
		if ( ! element.isCore ) {
			registerBlockType( name, getElementSettings( element ) );
		}
	}
	for ( const collection of getCollections( getPreviewApp().settings ) ) {
		registerBlockVariation( COLLECTION_BLOCK, collection );
	}
	registerBlockVariation( 'core/post-title', {
		name: TITLE_VARIATION,
		title: __( 'Product Title', 'woocommerce' ),
		description: _x(
			'Display the title of a product.',
			'block description',
			'woocommerce'
		),
		attributes: { __woocommerceNamespace: TITLE_VARIATION },
		scope: [ 'block' ],
		isActive: ( block, variation ) =>
			block.__woocommerceNamespace === variation.__woocommerceNamespace,
	} );
	allowPagination();
	showSampleProducts();
};
