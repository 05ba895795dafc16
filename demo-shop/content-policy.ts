import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Inline code of the page that the current request renders. */
interface InlineCode {
	/** For scripts that a script of the page adds; `''` until an add-on needs it. */
	nonce: string;
	/** Sources of inline scripts, such as `'sha256-…'`. */
	scripts: Set< string >;
	/** Sources of `style` attributes. */
	styles: Set< string >;
	/** Whether scripts that are not ours may insert markup. */
	allowsMarkup: boolean;
}

const INLINE_CODE = new AsyncLocalStorage< InlineCode >();

/** Players of videos, which load when a visitor starts one. */
const FRAMES = [
	'https://www.youtube-nocookie.com',
	'https://player.vimeo.com',
];

/** Runs a request with a content security policy of its own. */
export const withContentPolicy = < Result >( run: () => Result ): Result =>
	INLINE_CODE.run(
		{
			nonce: '',
			scripts: new Set(),
			styles: new Set(),
			allowsMarkup: false,
		},
		run
	);

const sourceOf = ( text: string ) =>
	`'sha256-${ createHash( 'sha256' ).update( text ).digest( 'base64' ) }'`;

/**
 * Renders an inline script that the policy of the page allows. Policies name its hash instead of a nonce, because pages for
 * everybody are stored with their headers.
 */
export function inlineScript( code: string ) {
	INLINE_CODE.getStore()?.scripts.add( sourceOf( code ) );
	return raw( `<script>${ code }</script>` );
}

/** Renders a `style` attribute that the policy of the page allows. HTML that scripts insert must not have any. */
export function inlineStyle( css: string ) {
	INLINE_CODE.getStore()?.styles.add( sourceOf( css ) );
	return html`style="${ css }"`;
}

/** Allows `style` attributes of HTML that a library inserts. */
export function allowStyles( styles: readonly string[] ): void {
	styles.forEach( ( css ) =>
		INLINE_CODE.getStore()?.styles.add( sourceOf( css ) )
	);
}

/** Allows markup in scripts, for jQuery and for sample add-ons, which know no Trusted Types. */
export function allowMarkup(): void {
	const code = INLINE_CODE.getStore();
	if ( code ) {
		code.allowsMarkup = true;
	}
}

/** Returns the nonce for scripts that the scripts of the page add. Only for pages that no cache stores. */
export function scriptNonce(): string {
	const code = INLINE_CODE.getStore();
	if ( ! code ) {
		return '';
	}
	code.nonce ||= randomBytes( 16 ).toString( 'base64' );
	return code.nonce;
}

/** Returns the policy of the page that was rendered, for the header `Content-Security-Policy`. */
export function contentPolicy(): string {
	const { nonce, scripts, styles, allowsMarkup } = INLINE_CODE.getStore() ?? {
		nonce: '',
		scripts: [],
		styles: [],
		allowsMarkup: false,
	};
	return [
		[ 'default-src', "'self'" ],
		[
			'script-src',
			"'self'",
			...( nonce ? [ `'nonce-${ nonce }'` ] : [] ),
			...scripts,
		],
		[ 'style-src', "'self'", "'unsafe-hashes'", ...styles ],
		[ 'img-src', "'self'", 'data:' ],
		[ 'frame-src', "'self'", ...FRAMES ],
		[ 'object-src', "'none'" ],
		[ 'base-uri', "'self'" ],
		[ 'form-action', "'self'" ],
		[ 'frame-ancestors', "'self'" ],
		// The policy of our scripts (docs/embed/cart-and-checkout.md, "Content security policy").
		...( allowsMarkup
			? []
			: [
					[ 'require-trusted-types-for', "'script'" ],
					[ 'trusted-types', 'shopfront' ],
				] ),
	]
		.map( ( directive ) => directive.join( ' ' ) )
		.join( '; ' );
}
