/** What the rule looks at: the address, and whether the editor's own store is registered. */
export interface EditorContext {
	location: { pathname: string };
	/** Tells whether `window.wp.data` knows the store `core/editor`; absent outside WordPress. */
	hasEditorStore?: () => boolean;
}

/**
 * Whether the blocks stand in the site editor or the post editor, where a sample cart is shown and no calls are made.
 * Source: docs/contract/globals.md 6.
 */
export const isEditor = ( {
	location,
	hasEditorStore,
}: EditorContext ): boolean =>
	location.pathname.includes( 'site-editor.php' ) ||
	location.pathname.includes( 'post.php' ) ||
	( hasEditorStore?.() ?? false );
