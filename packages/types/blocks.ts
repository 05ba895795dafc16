import type { AddOnCart } from '@shopfront/data/cart';
import type { ExtensionData } from '@shopfront/data/checkout';
import type {
	ValidationError,
	ValidationState,
} from '@shopfront/data/validation';
import type { INNER_BLOCK_AREAS } from '@shopfront/names';
import type { Extensions } from '@shopfront/store-api';
import type { ComponentType, ReactNode } from 'react';

/** Accepts add-ons' blocks. */
export type InnerBlockArea =
	( typeof INNER_BLOCK_AREAS )[ keyof typeof INNER_BLOCK_AREAS ];

/** As in the block's `block.json`. */
export interface CheckoutBlockMetadata {
	name: string;
	/** Areas that accept the block. We skip unknown names in a list. */
	parent: string | readonly string[];
	/** By name. The default of `lock` decides whether the page adds the block to its areas without saved markup. */
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

/** Props of every add-on block. It also gets its attributes, as strings in camel case. */
export interface CartBlockProps {
	/** Missing if the block has no saved markup. */
	className?: string;
	/** The element's content. */
	children?: ReactNode;
	/** Data that add-ons' servers add to this cart, by namespace. */
	extensions: Extensions;
	/** The cart in camel case with entities decoded, including both addresses. */
	cart: AddOnCart;
}

/** Add-on data that the order sends. */
export interface CheckoutExtensionData {
	extensionData: ExtensionData;
	/** Sets a value that the order sends. */
	setExtensionData: (
		namespace: string,
		key: string,
		value: unknown
	) => void;
}

/** Deprecated access to the validation errors of a block's fields. */
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
	/** Add-on data that the order sends, and its setter. */
	checkoutExtensionData: CheckoutExtensionData;
	/** @deprecated Use the store `wc/store/validation`. */
	validation: BlockValidation;
}

/** For `registerBlockComponent`. */
export interface BlockComponentRegistration {
	blockName: string;
	component: ComponentType< never >;
	/** Name of the parent block. Default: any. */
	context?: string;
}

/** A product collection in the editor. Only name and title are required. */
export interface ProductCollectionConfig {
	/** Such as `my-plugin/product-collection/new-this-week`. */
	name: string;
	/** Title in the editor's list. */
	title: string;
	/** One sentence about the collection. */
	description?: string;
	/** Category in the editor's list. */
	category?: string;
	/** For the editor's search. */
	keywords?: readonly string[];
	/** Shows beside the title. */
	icon?: ReactNode;
	/** What the list's preview shows. */
	example?: Readonly< Record< string, unknown > >;
	/** Where the editor offers it: `inserter`, `block`, `transform`. */
	scope?: readonly string[];
	/** Name, attributes and inner blocks of each. Defaults to a product template. */
	innerBlocks?: readonly unknown[];
	/** Merged over the block's defaults. In `query`, only the keys that a collection may set count. */
	attributes?: Readonly< Record< string, unknown > >;
	/** Preview state and message while the editor doesn't know the page's products. */
	preview?: Readonly< Record< string, unknown > >;
	/** References that the collection needs: `product`, `archive`, `cart`, `order`. */
	usesReference?: readonly string[];
}
