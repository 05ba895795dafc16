import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';

interface InlineCode {
	/** For scripts that a page's script adds; `''` until an add-on needs it. */
	nonce: string;
	/** `'sha256-…'`. */
	scripts: Set< string >;
	styles: Set< string >;
	/** Whether other people's scripts may insert markup. */
	allowsMarkup: boolean;
}

const INLINE_CODE = new AsyncLocalStorage< InlineCode >();

/** Video players. They load when a visitor starts a video. */
const FRAMES = [
	'https://www.youtube-nocookie.com',
	'https://player.vimeo.com',
];

/** Each request has its own policy. */
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
 * Asks optimizers to leave a script inline and first, as php-stubs/scripts/class-inline-scripts.php: what runs at once needs the page's
 * settings at once.
 */
const UNDELAYED =
	'data-cfasync="false" data-no-optimize="1" data-no-defer="1" nowprocket';

/** Policies name the script's hash instead of a nonce, because caches store public pages with their headers. */
export const inlineScript = ( code: string ) => {
	INLINE_CODE.getStore()?.scripts.add( sourceOf( code ) );
	return raw( `<script ${ UNDELAYED }>${ code }</script>` );
};

/** HTML that scripts insert must have no `style` attributes. */
export const inlineStyle = ( css: string ) => {
	INLINE_CODE.getStore()?.styles.add( sourceOf( css ) );
	return html`style="${ css }"`;
};

/** For HTML that a library inserts. */
export const allowStyles = ( styles: readonly string[] ): void => {
	styles.forEach( ( css ) =>
		INLINE_CODE.getStore()?.styles.add( sourceOf( css ) )
	);
};

/** For jQuery and sample add-ons, which don't know Trusted Types. */
export const allowMarkup = (): void => {
	const code = INLINE_CODE.getStore();
	if ( code ) {
		code.allowsMarkup = true;
	}
};

/** For scripts that the page's scripts add. Only use it on pages that no cache stores. */
export const scriptNonce = (): string => {
	const code = INLINE_CODE.getStore();
	if ( ! code ) {
		return '';
	}
	code.nonce ||= randomBytes( 16 ).toString( 'base64' );
	return code.nonce;
};

/** For the header `Content-Security-Policy`, after rendering the page. */
export const contentPolicy = (): string => {
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
		// Our scripts' policy (docs/embed/cart-and-checkout.md, "Content security policy").
		...( allowsMarkup
			? []
			: [
					[ 'require-trusted-types-for', "'script'" ],
					[ 'trusted-types', 'shopfront' ],
				] ),
	]
		.map( ( directive ) => directive.join( ' ' ) )
		.join( '; ' );
};
