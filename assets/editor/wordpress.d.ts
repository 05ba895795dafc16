/** The functions of the editor's packages that we use. WordPress provides them; they are not installed. */

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
	}

	export interface EditProps {
		name: string;
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
	import type { TemplateEntry } from '@wordpress/blocks';

	type ElementProps = React.HTMLAttributes< HTMLDivElement > &
		React.RefAttributes< HTMLDivElement >;

	export const useBlockProps: {
		( props?: ElementProps ): ElementProps;
		save: ( props?: ElementProps ) => ElementProps;
	};

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
		ControlProps< string > & { value: string; placeholder?: string }
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
