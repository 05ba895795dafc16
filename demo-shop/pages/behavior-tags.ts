import { html } from 'hono/html';
import { readEntry } from './bundle';
import type { Markup } from './layout';

/** URL path of the build of behaviors. */
export const BEHAVIORS_PATH = '/build/behaviors';

/** Renders the styles of behaviors. Nothing until they are built. */
export const behaviorStyles = (
	folder: string,
	names: readonly string[]
): Markup =>
	html`${ names
		.flatMap( ( name ) => readEntry( folder, name ).entry.css )
		.map(
			( file ) =>
				html`<link
					rel="stylesheet"
					href="${ BEHAVIORS_PATH }/${ file }"
				/>`
		) }`;

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
	return html`${ behaviorStyles( folder, [ 'behaviors', ...names ] ) }${ names
		.flatMap( urls )
		.map(
			( url ) => html`<link rel="modulepreload" href="${ url }" />`
		) }${ urls( 'behaviors' ).map(
		( url ) => html`<script defer src="${ url }"></script>`
	) }`;
}
