import { createEmit, isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	createDialog,
	createFailure,
	renameIds,
	showDialog,
} from '@shopfront/behaviors/dialogs/modal-dialog';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

const emit = createEmit( 'lightbox' );

const TIMEOUT_MS = 30_000;

/** Main content of a page, best match first. */
const CONTENT = [ '.entry-content', 'main', '[role=main]' ];

/** Attributes with URLs that are relative to the other page. */
const ADDRESSES = [ 'href', 'src', 'action' ];

interface PageTexts {
	close: string;
	loading: string;
	oops: string;
	contentFailed: string;
	/** `%s` is the reason. */
	contentError: string;
}

const DEFAULT_TEXTS: Omit< PageTexts, 'close' > = {
	loading: 'Loading…',
	oops: 'Oops!',
	contentFailed: 'There was an error loading the content.',
	contentError: 'Error: %s',
};

/** In block scripts, the sanitizer shares a chunk with the blocks' other uses of it. */
const loadSanitizer = () =>
	import(
		/* webpackChunkName: "html" */ '@shopfront/behaviors/engine/sanitizer'
	).then( ( module ) => module.loadSanitizer() );

/** Makes URLs absolute, except for hashes, which refer to the content itself. */
const resolveAddresses = ( element: Element, base: string ): void => {
	for ( const name of ADDRESSES ) {
		for ( const part of element.querySelectorAll( `[${ name }]` ) ) {
			const address = part.getAttribute( name ) ?? '';
			if (
				! address.startsWith( '#' ) &&
				URL.canParse( address, base )
			) {
				part.setAttribute( name, new URL( address, base ).href );
			}
		}
	}
};

/** Fetches a page's content without its scripts. Rejects if the request fails or the page has no content. */
const fetchContent = async (
	view: Window,
	address: string,
	selector: string,
	signal: AbortSignal
): Promise< Element > => {
	const [ response, { sanitizeFragment } ] = await Promise.all( [
		view.fetch( address, {
			headers: { 'X-Requested-With': 'XMLHttpRequest' },
			signal,
		} ),
		loadSanitizer(),
	] );
	if ( ! response.ok ) {
		throw new Error(
			`${ response.status }: ${ response.statusText }`.trim()
		);
	}
	const fragment = sanitizeFragment( await response.text() );
	const found = [ selector, ...CONTENT ]
		.filter( Boolean )
		.map( ( one ) => fragment.querySelector( one ) )
		.find( Boolean );
	const content = view.document.createElement( 'div' );
	content.append( ...( found ?? fragment ).childNodes );
	if ( ! content.textContent?.trim() ) {
		throw new Error( '' );
	}
	resolveAddresses( content, response.url || address );
	renameIds( content, view.document, '-dialog' );
	return content;
};

/**
 * Shows a page of the same site in a dialog: the part named by the option `part`, or else the page's main content.
 * Closing the dialog aborts the request. `options` may also contain the dialog's options
 * (docs/contract/site-behaviors.md 2.1); `texts` defaults to the page's settings, then to English.
 */
export const openPage = (
	link: HTMLAnchorElement,
	options: Readonly< Record< string, unknown > > = {},
	texts?: PageTexts
): void => {
	const page = link.ownerDocument;
	const view = page.defaultView ?? window;
	if ( ! emit( link, 'open', { opener: link } ) ) {
		return;
	}
	const { loading, oops, contentFailed, contentError } =
		texts ?? readSiteSettings( view ).texts( DEFAULT_TEXTS, 'i18n' );
	const controller = new AbortController();
	const { dialog, content, nameByHeading } = createDialog( page, {
		label: link.ariaLabel || link.textContent?.trim() || '',
		options,
		closeLabel: texts?.close,
	} );
	const status = page.createElement( 'p' );
	status.className = 'sf-dialog__status';
	status.setAttribute( 'role', 'status' );
	content.append( status );
	content.setAttribute( 'aria-busy', 'true' );
	showDialog( dialog, {
		name: 'lightbox',
		opener: link,
		onClose: () => controller.abort(),
		onClosed: () => dialog.remove(),
	} );
	// A live region only announces changes.
	status.textContent = loading;
	const timer = view.setTimeout(
		() => controller.abort( new Error( '' ) ),
		TIMEOUT_MS
	);
	const show = ( shown: Element ) => {
		status.textContent = '';
		content.append( shown );
	};
	void fetchContent(
		view,
		link.href,
		typeof options.part === 'string' ? options.part : '',
		controller.signal
	)
		.then( ( shown ) => {
			if ( dialog.open ) {
				show( shown );
				nameByHeading();
				page.dispatchEvent(
					new CustomEvent( 'sf:content', {
						detail: { root: content },
					} )
				);
			}
		} )
		.catch( ( error: unknown ) => {
			if ( dialog.open ) {
				const details = error instanceof Error ? error.message : '';
				show(
					createFailure( page, {
						heading: oops,
						text: contentFailed,
						details:
							details &&
							contentError.replace( '%s', () => details ),
						link,
					} )
				);
			}
		} )
		.finally( () => {
			view.clearTimeout( timer );
			content.removeAttribute( 'aria-busy' );
		} );
};

/** A link to another site stays a link. */
export const mount: Behavior[ 'mount' ] = ( link, { options, signal } ) => {
	link.addEventListener(
		'click',
		( event ) => {
			if (
				link instanceof HTMLAnchorElement &&
				link.origin ===
					link.ownerDocument.defaultView?.location.origin &&
				isPlainClick( event )
			) {
				event.preventDefault();
				openPage( link, options );
			}
		},
		{ signal }
	);
};
