import type { TemplateEntry } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import type { Fields } from '../fields';

/** A block saves the markup of its behavior as you see it, so it stays readable without the plugin. */
export interface SiteBlock {
	/** Without namespace. */
	name: string;
	title: string;
	description: string;
	icon: string;
	keywords: readonly string[];
	fields: Fields;
	/** Missing for a block without inner blocks. */
	template?: readonly TemplateEntry[];
	/** Names of the inner blocks; all by default. */
	allowedBlocks?: readonly string[];
	/** The only allowed parent, without namespace. */
	parent?: string;
	/** Returns the element's content around its inner blocks. In the editor, nothing may be hidden. */
	render: (
		attributes: Readonly< Record< string, unknown > >,
		content: ReactNode,
		isEditor: boolean
	) => ReactNode;
}

/** `''` for anything but a string. */
export const readText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
