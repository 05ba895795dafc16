import { html } from 'hono/html';
import { readEntry } from './bundle';
import type { Markup } from './layout';

/** URL path of the build of behaviors. */
export const BEHAVIORS_PATH = '/build/behaviors';

/**
 * Renders the script of behaviors, and styles and preloads of those that the page certainly uses, so that the browser fetches
 * them at once. Nothing until they are built.
 *
 * @param folder Folder of the build; it may be missing.
 * @param names  Names of behaviors, as in `assets/entries/behaviors.ts`.
 */
export function behaviorTags(
	folder: string,
	names: readonly string[]
): Markup {
	const urls = ( name: string ) =>
		readEntry( folder, name ).entry.js.map(
			( file ) => `${ BEHAVIORS_PATH }/${ file }`
		);
	const styles = [ 'behaviors', ...names ].flatMap(
		( name ) => readEntry( folder, name ).entry.css
	);
	return html`${ styles.map(
		( file ) =>
			html`<link rel="stylesheet" href="${ BEHAVIORS_PATH }/${ file }" />`
	) }${ names
		.flatMap( urls )
		.map(
			( url ) => html`<link rel="modulepreload" href="${ url }" />`
		) }${ urls( 'behaviors' ).map(
		( url ) => html`<script defer src="${ url }"></script>`
	) }`;
}
