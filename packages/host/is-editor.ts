export interface EditorContext {
	location: { pathname: string };
	/** Whether `window.wp.data` has the store `core/editor`; missing outside WordPress. */
	hasEditorStore?: () => boolean;
}

/** The site editor and the post editor show a sample cart and send no requests. Source: docs/contract/globals.md 6. */
export const isEditor = ( {
	location,
	hasEditorStore,
}: EditorContext ): boolean =>
	location.pathname.includes( 'site-editor.php' ) ||
	location.pathname.includes( 'post.php' ) ||
	( hasEditorStore?.() ?? false );
