import { trustedHtml } from '@shopfront/html';
import type PhotoSwipe from 'photoswipe';

type ControlData = Parameters<
	NonNullable< PhotoSwipe[ 'ui' ] >[ 'registerElement' ]
>[ 0 ];

const ICON_SIZE = 32;

const iconMarkup = ( html: ControlData[ 'html' ] ): string => {
	if ( typeof html !== 'object' ) {
		return html ?? '';
	}
	const size = html.size ?? ICON_SIZE;
	const shadow = html.outlineID
		? `<use class="pswp__icn-shadow" href="#${ html.outlineID }"/>`
		: '';
	return `<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 ${ size } ${ size }" width="${ size }" height="${ size }">${ shadow }${ html.inner }</svg>`;
};

/** Adds a control to the view. PhotoSwipe would set its icon with `innerHTML`, which Trusted Types forbid. */
export const createControl = ( pswp: PhotoSwipe, data: ControlData ): void => {
	const page = pswp.element?.ownerDocument ?? document;
	const { name = '', isButton, appendTo = 'bar', onClick } = data;
	const option = ( suffix: string ): unknown =>
		Reflect.get( pswp.options, name + suffix );
	if ( option( '' ) === false ) {
		return;
	}
	const element = page.createElement(
		data.tagName ?? ( isButton ? 'button' : 'div' )
	);
	element.className = isButton
		? `pswp__button ${ data.className ?? `pswp__button--${ name }` }`
		: ( data.className ?? `pswp__${ name }` );
	if ( isButton ) {
		const title = option( 'Title' ) ?? data.title;
		element.setAttribute( 'type', 'button' );
		if ( title ) {
			element.title = String( title );
		}
		element.setAttribute( 'aria-label', data.ariaLabel || element.title );
	}
	element.innerHTML = trustedHtml( iconMarkup( data.html ) );
	data.onInit?.( element, pswp );
	if ( onClick ) {
		element.onclick = ( event ) => {
			if ( typeof onClick === 'function' ) {
				onClick.call( data as never, event, element, pswp );
			} else {
				( pswp[ onClick ] as () => void )();
			}
		};
	}
	if ( appendTo === 'bar' && ! pswp.topBar ) {
		pswp.topBar = page.createElement( 'div' );
		pswp.topBar.className = 'pswp__top-bar pswp__hide-on-close';
		pswp.scrollWrap?.append( pswp.topBar );
	}
	if ( appendTo !== 'bar' ) {
		element.classList.add( 'pswp__hide-on-close' );
	}
	const places = {
		bar: pswp.topBar,
		wrapper: pswp.scrollWrap,
		root: pswp.element,
	};
	places[ appendTo ]?.append(
		pswp.applyFilters( 'uiElement', element, data )
	);
};
