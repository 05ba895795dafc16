/** Changes of optimizers to a page. Each takes and returns HTML. */

/**
 * A script that runs: optimizers leave alone what has a type of its own, such as JSON and templates. The observer of
 * tests/engines is no part of the page.
 */
const SCRIPT =
	/<script\b(?![^>]*\bdata-observer)(?![^>]*\btype="?(?!module|text\/javascript|application\/javascript))([^>]*)>([\s\S]*?)<\/script>/gi;

interface Script {
	attributes: string;
	code: string;
	src: string;
	isModule: boolean;
}

const read = ( attributes: string, code: string ): Script => ( {
	attributes,
	code,
	src: /\bsrc="?([^"\s>]+)/.exec( attributes )?.[ 1 ] ?? '',
	isModule: /\btype="?module/.test( attributes ),
} );

const mapScripts = (
	html: string,
	change: ( script: Script, tag: string ) => string
): string =>
	html.replace( SCRIPT, ( tag: string, attributes: string, code: string ) =>
		change( read( attributes, code ), tag )
	);

const beforeEnd = ( html: string, addition: string ): string =>
	html.includes( '</body>' )
		? html.replace( /<\/body>(?![\s\S]*<\/body>)/, `${ addition }</body>` )
		: html + addition;

const withoutType = ( attributes: string ): string =>
	attributes.replace( /\s*\btype="?[^"\s>]*"?/, '' );

/** Runs held scripts one after the other, as delaying optimizers do, then repeats the press that woke them. */
const RUN_HELD = `
const held = [ ...document.querySelectorAll( 'script[type="HELD"]' ) ];
for ( const old of held ) {
	await new Promise( ( resolve ) => {
		const script = document.createElement( 'script' );
		for ( const { name, value } of old.attributes ) {
			if ( name !== 'type' ) {
				script.setAttribute( name === 'data-held-type' ? 'type' : name, value );
			}
		}
		script.async = false;
		script.text = old.text;
		if ( old.src ) {
			script.onload = script.onerror = resolve;
		}
		old.replaceWith( script );
		if ( ! old.src ) {
			resolve();
		}
	} );
}`;

/** A module on WordPress, which no optimizer combines with scripts: it imports files beside it. */
const IMPORTS = /\/behaviors\.js$/;

const hold = (
	html: string,
	type: string,
	/** Scripts with this attribute, and modules, run as they are. */
	exclusion?: string
): string =>
	mapScripts( html, ( { attributes, code, src, isModule }, tag ) =>
		exclusion &&
		( attributes.includes( exclusion ) || isModule || IMPORTS.test( src ) )
			? tag
			: `<script type="${ type }"${ isModule ? ' data-held-type="module"' : '' }${ withoutType( attributes ) }>${ code }</script>`
	);

/** WP Rocket, WP Meteor, Phast, Perfmatters: nothing runs before the shopper does something. */
const delay = ( html: string ): string =>
	beforeEnd(
		hold( html, 'delayed/js' ),
		`<script>
let isAwake = false;
const wake = async ( event ) => {
	if ( isAwake ) {
		return;
	}
	isAwake = true;
	const { target } = event;
	const presses = [];
	const keep = ( press ) => {
		press.preventDefault();
		press.stopImmediatePropagation();
		presses.push( press.target );
	};
	document.addEventListener( 'click', keep, true );
	${ RUN_HELD.replace( 'HELD', 'delayed/js' ) }
	document.dispatchEvent( new Event( 'DOMContentLoaded', { bubbles: true } ) );
	window.dispatchEvent( new Event( 'load' ) );
	document.removeEventListener( 'click', keep, true );
	for ( const pressed of presses ) {
		pressed.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, view: window } ) );
	}
};
for ( const name of [ 'pointerdown', 'touchstart', 'keydown' ] ) {
	document.addEventListener( name, wake, { capture: true, passive: true } );
}
</script>`
	);

/** Autoptimize and most others. Inline scripts stay where they are. */
const deferAll = ( html: string ): string =>
	mapScripts( html, ( { attributes, code, src, isModule } ) =>
		src && ! isModule
			? `<script defer${ attributes.replace( /\s(defer|async)\b/g, '' ) }>${ code }</script>`
			: `<script${ attributes }>${ code }</script>`
	);

const asyncAll = ( html: string ): string =>
	mapScripts( html, ( { attributes, code, src } ) =>
		src
			? `<script async${ attributes.replace( /\s(defer|async)\b/g, '' ) }>${ code }</script>`
			: `<script${ attributes }>${ code }</script>`
	);

/** Inline scripts become deferred files of their own. */
const deferInline = ( html: string ): string =>
	mapScripts( html, ( { attributes, code, src, isModule } ) =>
		src || isModule
			? `<script defer${ attributes.replace( /\s(defer|async)\b/g, '' ) }>${ code }</script>`
			: `<script defer src="data:text/javascript;base64,${ Buffer.from( code ).toString( 'base64' ) }"></script>`
	);

/** All inline scripts at the end of the page, as Jetpack Boost does. */
const moveInline = ( html: string ): string => {
	const moved: string[] = [];
	const rest = mapScripts( html, ( { src }, tag ) => {
		if ( src ) {
			return tag;
		}
		moved.push( tag );
		return '';
	} );
	return beforeEnd( rest, moved.join( '' ) );
};

/** One file with all classic scripts, inline ones included, as Autoptimize does. */
const combine = async (
	html: string,
	fetchText: ( url: string ) => Promise< string >,
	writeFile: ( text: string ) => string
): Promise< string > => {
	const parts: Array< Promise< string > > = [];
	const rest = mapScripts( html, ( { code, src, isModule }, tag ) => {
		if ( isModule || IMPORTS.test( src ) || /^https?:/.test( src ) ) {
			return tag;
		}
		parts.push(
			src
				? fetchText( src.replace( /&amp;/g, '&' ) )
				: Promise.resolve( code )
		);
		return '';
	} );
	// Each part is closed, or a missing semicolon joins it with the next.
	const all = ( await Promise.all( parts ) )
		.map( ( code ) => `try{${ code }\n}catch(e){console.error(e)}` )
		.join( ';\n' );
	return beforeEnd(
		rest,
		`<script defer src="${ writeFile( all ) }"></script>`
	);
};

/** Comments, optional end tags and optional quotes gone; whitespace collapsed. */
const minify = ( html: string ): string => {
	const kept: string[] = [];
	const keep = ( text: string ) => {
		kept.push( text );
		return `\u0000${ kept.length - 1 }\u0000`;
	};
	return html
		.replace(
			/<(script|style|textarea|pre)\b[\s\S]*?<\/\1>/gi,
			( text: string ) => keep( text )
		)
		.replace( /<!--[\s\S]*?-->/g, '' )
		.replace( /\s+/g, ' ' )
		.replace( /<\/(?:li|option|td|th|tr|tbody|thead|body|html)>/gi, '' )
		.replace( /=""(?=[\s>])/g, '' )
		.replace( /(<[^>]*?\s[\w-]+=)"([^"'`=<>\s/]+)"(?=[\s>])/g, '$1$2' )
		.replace(
			/\u0000(\d+)\u0000/g,
			( _text, index ) => kept[ index ] ?? ''
		);
};

/**
 * Rocket Loader: a type of its own, and all scripts run after the page. It repeats no press, so only a script that it
 * leaves alone can hold one: its own marker says which.
 */
const rocketLoader = ( html: string ): string =>
	beforeEnd(
		hold( html, '1a2b3c-text/javascript', 'data-cfasync="false"' ),
		`<script>window.addEventListener( 'DOMContentLoaded', () => setTimeout( async () => {
	${ RUN_HELD.replace( 'HELD', '1a2b3c-text/javascript' ) }
	document.dispatchEvent( new Event( 'DOMContentLoaded', { bubbles: true } ) );
	window.dispatchEvent( new Event( 'load' ) );
}, 1500 ) );</script>`
	);

export type Transformation =
	| 'delay'
	| 'defer'
	| 'async'
	| 'combine'
	| 'defer-inline'
	| 'move-inline'
	| 'minify'
	| 'unused-styles'
	| 'rocket-loader'
	| 'stale-page';

/** Transformations that need only the HTML; the proxy has the other transformations. */
export const HTML_CHANGES: Readonly<
	Partial<
		Record<
			Transformation,
			(
				html: string,
				fetchText: ( url: string ) => Promise< string >,
				/** Returns the file's address. */
				writeFile: ( text: string ) => string
			) => string | Promise< string >
		>
	>
> = {
	delay,
	defer: deferAll,
	async: asyncAll,
	combine,
	'defer-inline': deferInline,
	'move-inline': moveInline,
	minify,
	'rocket-loader': rocketLoader,
};
