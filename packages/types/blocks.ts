import type { AddOnCart } from '@shopfront/data/cart';
import type { ExtensionData } from '@shopfront/data/checkout';
import type {
	ValidationError,
	ValidationState,
} from '@shopfront/data/validation';
import type { INNER_BLOCK_AREAS } from '@shopfront/names';
import type { Extensions } from '@shopfront/store-api';
import type { ComponentType, ReactNode } from 'react';

/** Name of a block that accepts blocks of add-ons. */
export type InnerBlockArea =
	( typeof INNER_BLOCK_AREAS )[ keyof typeof INNER_BLOCK_AREAS ];

/** Metadata of a block, as in its `block.json`. */
export interface CheckoutBlockMetadata {
	name: string;
	/** Areas that accept the block. Unknown names in a list are skipped. */
	parent: string | readonly string[];
	/**
	 * Attributes by name. The default of `lock` decides whether the block is added to its areas without saved markup.
	 */
	attributes?: Readonly< Record< string, unknown > >;
	readonly [ name: string ]: unknown;
}

/** A block for cart or checkout. */
export interface CheckoutBlockRegistration {
	/** As in `block.json`. `name` and `parent` are required. */
	metadata: CheckoutBlockMetadata;
	/** A component; `React.lazy` works too. */
	component: ComponentType< never >;
	/**
	 * Adds the block to its areas if the page doesn't contain it. Defaults to
	 * `metadata.attributes.lock.default.remove`.
	 */
	force?: boolean;
}

/** Props of every block of an add-on. Attributes of the block are passed too, as strings in camel case. */
export interface CartBlockProps {
	/** Absent if the block has no saved markup. */
	className?: string;
	/** Content of the element. */
	children?: ReactNode;
	/** Data that add-ons' servers add to this cart, by namespace. */
	extensions: Extensions;
	/** The cart in camel case with entities decoded, including both addresses. */
	cart: AddOnCart;
}

/** Add-on data that is sent with the order. */
export interface CheckoutExtensionData {
	extensionData: ExtensionData;
	/** Sets a value that is sent with the order. */
	setExtensionData: (
		namespace: string,
		key: string,
		value: unknown
	) => void;
}

/** Deprecated access to validation errors of a block's fields. */
export interface BlockValidation {
	/** @deprecated Use the store `wc/store/validation`. */
	hasValidationErrors: boolean;
	/** @deprecated Use the store `wc/store/validation`. */
	getValidationError: ( id: string ) => ValidationError | undefined;
	/** @deprecated Use the store `wc/store/validation`. */
	clearValidationError: ( id: string ) => void;
	/** @deprecated Use the store `wc/store/validation`. */
	hideValidationError: ( id: string ) => void;
	/** @deprecated Use the store `wc/store/validation`. */
	setValidationErrors: ( errors: ValidationState ) => void;
}

/** Props of an add-on's block on the checkout. */
export interface CheckoutBlockProps extends CartBlockProps {
	/** Add-on data that is sent with the order, and its setter. */
	checkoutExtensionData: CheckoutExtensionData;
	/** @deprecated Use the store `wc/store/validation`. */
	validation: BlockValidation;
}

/** A component for an inner block, as `registerBlockComponent` expects it. */
export interface BlockComponentRegistration {
	blockName: string;
	component: ComponentType< never >;
	/** Name of the parent block. Default: any. */
	context?: string;
}

/** A product collection that the editor offers. Only name and title are required. */
export interface ProductCollectionConfig {
	/** Such as `my-plugin/product-collection/new-this-week`. */
	name: string;
	/** Title in the editor's list. */
	title: string;
	/** One sentence about the collection. */
	description?: string;
	/** Category in the editor's list. */
	category?: string;
	/** Search terms. */
	keywords?: readonly string[];
	/** Shown beside the title. */
	icon?: ReactNode;
	/** Content of the preview in the list. */
	example?: Readonly< Record< string, unknown > >;
	/** Places in the editor that offer it: `inserter`, `block`, `transform`. */
	scope?: readonly string[];
	/** Name, attributes and inner blocks of each. Defaults to a product template. */
	innerBlocks?: readonly unknown[];
	/** Merged over the block's defaults. Of `query`, only the keys that a collection may set are used. */
	attributes?: Readonly< Record< string, unknown > >;
	/** Preview state and message in the editor while the products of the page are unknown. */
	preview?: Readonly< Record< string, unknown > >;
	/** References that the collection needs: `product`, `archive`, `cart`, `order`. */
	usesReference?: readonly string[];
}
