/** The editor's functions that we use. WordPress provides the packages; they aren't installed. */

declare module '@wordpress/blocks' {
	export type Attributes = Readonly< Record< string, unknown > >;

	export interface BlockInstance {
		clientId: string;
		name: string;
		attributes: Attributes;
		innerBlocks: BlockInstance[];
	}

	export interface AttributeSchema {
		type: 'string' | 'number' | 'boolean' | 'object' | 'array';
		default?: unknown;
		enum?: readonly string[];
		/** `local`: not saved. */
		role?: 'local';
		/** Reads an attribute of the first element that the selector finds in the saved markup. */
		source?: 'attribute';
		selector?: string;
		attribute?: string;
	}

	export interface EditProps {
		name: string;
		/** Values from the surrounding blocks, by the names in `usesContext`. */
		context?: Attributes;
		clientId: string;
		isSelected: boolean;
		attributes: Attributes;
		setAttributes: ( changes: Attributes ) => void;
	}

	export interface SaveProps {
		attributes: Attributes;
	}

	export interface Transform {
		type: 'block' | 'shortcode';
		blocks?: readonly string[];
		tag?: string;
		isMatch?: ( attributes: Attributes ) => boolean;
		transform?: (
			attributes: Attributes
		) => BlockInstance | BlockInstance[];
	}

	export interface Deprecation {
		attributes?: Readonly< Record< string, AttributeSchema > >;
		supports?: Readonly< Record< string, unknown > >;
		isEligible?: (
			attributes: Attributes,
			innerBlocks: readonly BlockInstance[]
		) => boolean;
		migrate?: (
			attributes: Attributes,
			innerBlocks: readonly BlockInstance[]
		) => [ Attributes, BlockInstance[] ];
		save: ( props: SaveProps ) => React.ReactNode;
	}

	/** Name, attributes and inner blocks, as in a template. */
	export type TemplateEntry = readonly [
		name: string,
		attributes?: Attributes,
		inner?: readonly TemplateEntry[],
	];

	export interface BlockSettings {
		apiVersion: 3;
		title: string;
		description: string;
		category: string;
		icon?: React.ReactNode;
		keywords?: readonly string[];
		parent?: readonly string[];
		ancestor?: readonly string[];
		providesContext?: Readonly< Record< string, string > >;
		usesContext?: readonly string[];
		attributes: Readonly< Record< string, AttributeSchema > >;
		supports: Readonly< Record< string, unknown > >;
		styles?: readonly {
			name: string;
			label: string;
			isDefault?: boolean;
		}[];
		example?: object;
		edit: ( props: EditProps ) => React.ReactNode;
		save: ( props: SaveProps ) => React.ReactNode;
		transforms?: {
			from?: readonly Transform[];
			to?: readonly Transform[];
		};
		deprecated?: readonly Deprecation[];
	}

	export function registerBlockType(
		name: string,
		settings: BlockSettings
	): unknown;
	/** A preset of a block's attributes and inner blocks. */
	export interface BlockVariation {
		name: string;
		title: string;
		description?: string;
		icon?: React.ReactNode;
		keywords?: readonly string[];
		attributes?: Attributes;
		innerBlocks?: readonly TemplateEntry[];
		scope?: readonly ( 'inserter' | 'block' | 'transform' )[];
		isDefault?: boolean;
		isActive?: ( block: Attributes, variation: Attributes ) => boolean;
	}
	export function registerBlockVariation(
		name: string,
		variation: BlockVariation
	): void;
	export function getBlockVariations(
		name: string
	): readonly BlockVariation[] | undefined;
	export function getBlockType( name: string ):
		| {
				supports?: { typography?: { textAlign?: unknown } };
		  }
		| undefined;
	export function getCategories(): readonly { slug: string }[];
	export function createBlock(
		name: string,
		attributes?: Attributes,
		innerBlocks?: BlockInstance[]
	): BlockInstance;
	export function createBlocksFromInnerBlocksTemplate(
		template: readonly TemplateEntry[]
	): BlockInstance[];
}

declare module '@wordpress/block-editor' {
	import type { BlockInstance, TemplateEntry } from '@wordpress/blocks';

	type ElementProps< Element = HTMLDivElement > =
		React.HTMLAttributes< Element > & React.RefAttributes< Element >;

	export const useBlockProps: {
		< Element = HTMLDivElement >(
			props?: ElementProps< Element >
		): ElementProps< Element >;
		save: ( props?: ElementProps ) => ElementProps;
	};

	export const useInnerBlocksProps: < Element = HTMLDivElement >(
		props?: ElementProps< Element >,
		options?: InnerBlocksProps
	) => ElementProps< Element >;

	/** Props of an element with copies of blocks, which authors can't edit. */
	export function __experimentalUseBlockPreview( options: {
		blocks: readonly BlockInstance[];
		props?: ElementProps;
	} ): ElementProps;

	interface InnerBlocksProps {
		allowedBlocks?: readonly string[];
		template?: readonly TemplateEntry[];
		templateLock?: 'all' | 'insert' | false;
		renderAppender?: React.ComponentType | false;
	}

	export const InnerBlocks: React.ComponentType< InnerBlocksProps > & {
		Content: React.ComponentType;
		ButtonBlockAppender: React.ComponentType;
	};

	type Container = React.ComponentType< {
		group?: string;
		children?: React.ReactNode;
	} >;
	/** Panels of the sidebar. Group `advanced`: the panel with anchor and classes. */
	export const InspectorControls: Container;
	export const BlockControls: Container;
	export const PanelColorSettings: React.ComponentType< {
		title: string;
		colorSettings: readonly {
			label: string;
			value?: string;
			onChange: ( color?: string ) => void;
		}[];
	} >;
}

declare module '@wordpress/components' {
	interface ControlProps< Value > {
		label: string;
		help?: string;
		onChange: ( value: Value ) => void;
		__nextHasNoMarginBottom?: boolean;
		__next40pxDefaultSize?: boolean;
	}

	export const PanelBody: React.ComponentType< {
		title: string;
		initialOpen?: boolean;
		children?: React.ReactNode;
	} >;
	export const ToggleControl: React.ComponentType<
		ControlProps< boolean > & { checked: boolean }
	>;
	export const TextControl: React.ComponentType<
		ControlProps< string > & {
			value: string;
			placeholder?: string;
			type?: 'text' | 'number' | 'date' | 'url';
			min?: number;
		}
	>;
	export const TextareaControl: React.ComponentType<
		ControlProps< string > & { value: string; placeholder?: string }
	>;
	export const RangeControl: React.ComponentType<
		ControlProps< number | undefined > & {
			value: number;
			min: number;
			max: number;
		}
	>;
	export const SelectControl: React.ComponentType<
		ControlProps< string > & {
			value: string;
			options: readonly { value: string; label: string }[];
		}
	>;
	export const CheckboxControl: React.ComponentType<
		ControlProps< boolean > & { checked: boolean }
	>;
	export const FormTokenField: React.ComponentType< {
		label: string;
		value: readonly string[];
		suggestions: readonly string[];
		maxLength?: number;
		onChange: ( tokens: readonly ( string | { value: string } )[] ) => void;
		onInputChange?: ( text: string ) => void;
		onFocus?: () => void;
		__nextHasNoMarginBottom?: boolean;
		__next40pxDefaultSize?: boolean;
		__experimentalExpandOnFocus?: boolean;
	} >;
	export const Placeholder: React.ComponentType< {
		label: string;
		instructions?: string;
		icon?: React.ReactNode;
		children?: React.ReactNode;
	} >;
	export const Button: React.ComponentType< {
		variant?: 'primary' | 'secondary' | 'tertiary';
		size?: 'small' | 'compact';
		label?: string;
		icon?: React.ReactNode;
		disabled?: boolean;
		accessibleWhenDisabled?: boolean;
		onClick: () => void;
		children?: React.ReactNode;
		__next40pxDefaultSize?: boolean;
	} >;
	export const ToolbarGroup: React.ComponentType< {
		children?: React.ReactNode;
	} >;
	export const ToolbarButton: React.ComponentType< {
		isPressed?: boolean;
		onClick: () => void;
		children?: React.ReactNode;
	} >;
	export const Notice: React.ComponentType< {
		status: 'error' | 'warning' | 'info';
		isDismissible?: boolean;
		children?: React.ReactNode;
	} >;
	export const ExternalLink: React.ComponentType< {
		href: string;
		children?: React.ReactNode;
	} >;
}
