import type { AddOnCart } from '@shopfront/data/cart';
import type { ExtensionData } from '@shopfront/data/checkout';
import type {
	ValidationError,
	ValidationState,
} from '@shopfront/data/validation';
import type { INNER_BLOCK_AREAS } from '@shopfront/names';
import type { Extensions } from '@shopfront/store-api';
import type { ComponentType, ReactNode } from 'react';

/** Name of a block that others may stand in. */
export type InnerBlockArea =
	( typeof INNER_BLOCK_AREAS )[ keyof typeof INNER_BLOCK_AREAS ];

/** As in the `block.json` of the block. */
export interface CheckoutBlockMetadata {
	name: string;
	/** Where it may stand: one area, or several; others in the list are passed over. */
	parent: string | readonly string[];
	/** By name. The default of `lock` says whether it is put into its areas without being written there. */
	attributes?: Readonly< Record< string, unknown > >;
	readonly [ name: string ]: unknown;
}

/** A block for cart or checkout. */
export interface CheckoutBlockRegistration {
	/** As in `block.json`: `name` and `parent` are asked for. */
	metadata: CheckoutBlockMetadata;
	/** A component, or one of `React.lazy`. */
	component: ComponentType< never >;
	/**
	 * Whether it is put into its areas where the page does not have it. By default what
	 * `metadata.attributes.lock.default.remove` says.
	 */
	force?: boolean;
}

/** What every block of an add-on is given. Attributes of the block come beside it, as texts, in camel case. */
export interface CartBlockProps {
	/** Absent from a block that was put in without being written. */
	className?: string;
	/** What stands inside of the element. */
	children?: ReactNode;
	/** What servers of add-ons tell of this cart, by namespace. */
	extensions: Extensions;
	/** The cart, decoded, with both addresses. */
	cart: AddOnCart;
}

/** Data of add-ons that goes along with the order. */
export interface CheckoutExtensionData {
	extensionData: ExtensionData;
	/** Keeps a value, to be sent with the order. */
	setExtensionData: (
		namespace: string,
		key: string,
		value: unknown
	) => void;
}

/** The way of before to say what is wrong with the fields of a block. */
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

/** What a block of an add-on is given on a checkout. */
export interface CheckoutBlockProps extends CartBlockProps {
	/** Data that goes along with the order, and what keeps it. */
	checkoutExtensionData: CheckoutExtensionData;
	/** @deprecated Use the store `wc/store/validation`. */
	validation: BlockValidation;
}

/** A component for a block that others may be put into, as `registerBlockComponent` takes it. */
export interface BlockComponentRegistration {
	blockName: string;
	component: ComponentType< never >;
	/** Name of the block that it stands in. Default: any. */
	context?: string;
}

/** A collection of products that the editor offers. Everything but name and title may be left out. */
export interface ProductCollectionConfig {
	/** As `my-plugin/product-collection/new-this-week`. */
	name: string;
	/** As the editor lists it. */
	title: string;
	/** What it shows, in a sentence. */
	description?: string;
	/** Under which the editor lists it. */
	category?: string;
	/** Words by which it is found. */
	keywords?: readonly string[];
	/** Beside its title. */
	icon?: ReactNode;
	/** What its preview in the list is made of. */
	example?: Readonly< Record< string, unknown > >;
	/** Where the editor offers it: `inserter`, `block`, `transform`. */
	scope?: readonly string[];
	/** Name, attributes and inner blocks of each; a product template where left out. */
	innerBlocks?: readonly unknown[];
	/** Over the defaults of the block; of `query` only what a collection may say. */
	attributes?: Readonly< Record< string, unknown > >;
	/** What the editor says and shows while it has no products of the page. */
	preview?: Readonly< Record< string, unknown > >;
	/** What the collection refers to: `product`, `archive`, `cart`, `order`. */
	usesReference?: readonly string[];
}
