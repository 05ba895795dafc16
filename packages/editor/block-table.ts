import type { TemplateEntry } from '@wordpress/blocks';
import type { Fields } from './fields';

/** An inner block as authors see it. Its component is the front end's, found by name. */
export interface InnerBlock {
	/** Without namespace, such as `cart-items-block`. */
	name: string;
	/** Without namespace. */
	parent: string;
	title: string;
	description: string;
	/** Authors can't take these actions; `undefined` leaves both to the editor. */
	lock?: { remove: boolean; move: boolean } | { remove: true };
	/** False for parts that a page always has: the editor's own lock and inserter aren't available for them. */
	isOptional?: boolean;
	/** Attributes besides `lock` and `className`. */
	fields?: Fields;
	/**
	 * Returns a new block's content, which makes the block a container; `[]` for none. It may depend on blocks of the
	 * editor, which are registered after ours.
	 */
	getTemplate?: () => readonly TemplateEntry[];
	supports?: Readonly< Record< string, unknown > >;
	styles?: readonly { name: string; label: string; isDefault?: boolean }[];
	/** True for one of several views. An attribute of the parent selects the visible one. */
	isView?: boolean;
	/** Renders only the container: the front end's component would show nothing here. */
	isPlain?: boolean;
}

export const LOCKED = { remove: true, move: true } as const;
export const FREE = { remove: false, move: false } as const;
export const FIXED = { remove: true, move: false } as const;
