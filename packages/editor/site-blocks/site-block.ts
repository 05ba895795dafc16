import type { TemplateEntry } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import type { Fields } from '../fields';

/** A block with the markup of a behavior, which is saved as it is shown: it stays readable without the plugin. */
export interface SiteBlock {
	/** Without namespace. */
	name: string;
	title: string;
	description: string;
	icon: string;
	keywords: readonly string[];
	fields: Fields;
	/** Content of a new block; missing for one without inner blocks. */
	template?: readonly TemplateEntry[];
	/** Names of the blocks inside; all by default. */
	allowedBlocks?: readonly string[];
	/** Name of the only block in which it is allowed, without namespace. */
	parent?: string;
	/**
	 * Returns the element's content.
	 *
	 * @param attributes
	 * @param content    Inner blocks.
	 * @param isEditor   Whether nothing may be hidden.
	 */
	render: (
		attributes: Readonly< Record< string, unknown > >,
		content: ReactNode,
		isEditor: boolean
	) => ReactNode;
}

/** Returns a text attribute; `''` for anything else. */
export const readText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
