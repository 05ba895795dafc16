import { html } from 'hono/html';
import { readEntry } from './bundle';
import type { Markup } from './layout';

export const BEHAVIORS_PATH = '/build/behaviors';

/** Empty until they're built. */
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

/** Preloads the behaviors that the page certainly uses. Empty until they're built. */
export const behaviorTags = (
	folder: string,
	names: readonly string[]
): Markup => {
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
};
