import { DROPPED_TAGS, type AllowList } from './allow-lists';
import type { Engine } from './engine';

const SVG = 'http://www.w3.org/2000/svg';

/** Source: HTML Sanitizer API, "Configuration". */
interface SanitizerConfig {
	elements: ( string | { name: string; namespace: string } )[];
	attributes: readonly string[];
	replaceWithChildrenElements: readonly string[];
	dataAttributes: boolean;
	comments: boolean;
}

type SetHtml = (
	this: Element,
	html: string,
	options: { sanitizer: SanitizerConfig }
) => void;

const TAGS = /<([a-z][^\s/>]*)/gi;

/** Parsers add these to a table. */
const IMPLIED = [ 'tbody', 'tr', 'colgroup' ];

/** A fragment never contains `html`, and browsers reject it in a configuration. */
const NEVER = [ 'html', ...DROPPED_TAGS ];

/** Names of unlisted elements in the HTML; we keep their text. The browser's configuration can't say "all others". */
const findOthers = ( html: string, { tags }: AllowList ): string[] => {
	const names = Array.from( html.matchAll( TAGS ), ( [ , name = '' ] ) =>
		name.toLowerCase()
	);
	return [ ...new Set( [ ...names, ...IMPLIED ] ) ].filter(
		( name ) => ! tags.includes( name ) && ! NEVER.includes( name )
	);
};

/**
 * Creates an engine with the browser's own sanitizer, which removes whatever could run code, even if a list allows it.
 * `null` in browsers without a sanitizer, or with a different configuration.
 */
export const createNativeEngine = (
	view: Window & typeof globalThis
): Engine | null => {
	const setHtml: unknown = Reflect.get( view.Element.prototype, 'setHTML' );
	if ( typeof setHtml !== 'function' ) {
		return null;
	}
	const page = view.document.implementation.createHTMLDocument( '' );
	const engine: Engine = ( html, list ) => {
		const box = page.createElement( 'div' );
		const sanitizer: SanitizerConfig = {
			elements: [
				...list.tags,
				...( list.svgTags ?? [] ).map( ( name ) => ( {
					name,
					namespace: SVG,
				} ) ),
			],
			attributes: list.attributes,
			replaceWithChildrenElements: findOthers( html, list ),
			dataAttributes: list.hasData === true,
			comments: false,
		};
		( setHtml as SetHtml ).call( box, html, { sanitizer } );
		const fragment = page.createDocumentFragment();
		fragment.append( ...box.childNodes );
		return fragment;
	};
	try {
		// An earlier draft of the standard had the same name but other rules.
		const probe = engine(
			'<u><b id="a" title="b">c</b></u><script>d</script>',
			{
				tags: [ 'b' ],
				attributes: [ 'title' ],
			}
		);
		const bold = probe.firstElementChild;
		return probe.childNodes.length === 1 &&
			bold?.textContent === 'c' &&
			bold.getAttributeNames().join() === 'title'
			? engine
			: null;
	} catch {
		return null;
	}
};
