import { html } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import type { Markup } from './layout';

/** As the platform renders it: saved attributes become `data-*` or classes (docs/contract/settings.md 7). */
export const createBlockElement = (
	name: string,
	inner: Markup | Markup[] = html``,
	{ className: ownClass = '', ...data }: Record< string, string > = {}
): Markup => {
	const saved = Object.entries( data ).map(
		( [ key, value ] ) =>
			html` data-${ key.replace( /[A-Z]/g, '-$&' ).toLowerCase() }="${ value }"`
	);
	const id = html`data-block-name="${ BLOCK_NAMESPACE }/${ name }"`;
	const className = `wp-block-${ BLOCK_NAMESPACE }-${ name }${ ownClass && ` ${ ownClass }` }`;
	// No white space inside: themes may style `:empty` blocks.
	// prettier-ignore
	return html`<div ${ id } class="${ className }"${ saved }>${ inner }</div>`;
};
