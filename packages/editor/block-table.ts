import type { TemplateEntry } from '@wordpress/blocks';
import type { Fields } from './fields';

/** An inner block as authors see it. Its component is the front end's, found by name. */
export interface InnerBlock {
	/** Without namespace, such as `cart-items-block`. */
	name: string;
	/** Name of the parent block, without namespace. */
	parent: string;
	title: string;
	description: string;
	/** Which actions authors can't take; `undefined` leaves both to the editor. */
	lock?: { remove: boolean; move: boolean } | { remove: true };
	/** Whether the editor's own lock and inserter are available for it: false for parts that a page always has. */
	isOptional?: boolean;
	/** Attributes besides `lock` and `className`. */
	fields?: Fields;
	/**
	 * Returns the content of a new block, which makes it a container; `[]` for none. It may depend on blocks of the
	 * editor, which are registered after ours.
	 */
	getTemplate?: () => readonly TemplateEntry[];
	/** Block supports that not every inner block has. */
	supports?: Readonly< Record< string, unknown > >;
	styles?: readonly { name: string; label: string; isDefault?: boolean }[];
	/** Attribute of its parent that selects it: one of several views, of which one is visible. */
	isView?: boolean;
	/** Renders only the container instead of the front end's component, which would show nothing here. */
	isPlain?: boolean;
}

export const LOCKED = { remove: true, move: true } as const;
export const FREE = { remove: false, move: false } as const;
export const FIXED = { remove: true, move: false } as const;
