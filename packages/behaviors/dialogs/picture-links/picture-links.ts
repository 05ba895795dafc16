import {
	closestTo,
	createEmit,
	isPlainClick,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	showPictures,
	type Picture,
} from '@shopfront/behaviors/dialogs/picture-view';
import { readTexts } from './texts';

/** Duration of the fade, ms (docs/contract/site-behaviors.md 2). */
const FADE_MS = 300;

/** Source: docs/contract/site-behaviors.md 2. */
const PICTURE = /\.(jpe?g|png|webp|avif|svg)$/i;

const emit = createEmit( 'lightbox' );

const isPicture = ( { protocol, pathname }: HTMLAnchorElement ): boolean =>
	/^https?:$/.test( protocol ) && PICTURE.test( pathname );

const findLinks = ( gallery: HTMLElement ): HTMLAnchorElement[] =>
	gallery instanceof HTMLAnchorElement
		? [ gallery ]
		: [
				...gallery.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
			].filter( isPicture );

const readPicture = ( link: HTMLAnchorElement ): Picture => {
	const image = link.querySelector( 'img' );
	return {
		src: link.href,
		width: Number( link.dataset.width ),
		height: Number( link.dataset.height ),
		alt: image?.alt || link.textContent?.trim() || '',
		// Without the full picture's size, PhotoSwipe would place the thumbnail wrongly.
		msrc: link.dataset.width ? image?.currentSrc : undefined,
		element: link,
		caption:
			link.dataset.caption ||
			link.title ||
			link
				.closest( 'figure' )
				?.querySelector( 'figcaption' )
				?.textContent?.trim() ||
			'',
	};
};

/** Opens linked pictures full screen: a single picture, or a group with arrows and a counter. */
export const mount: Behavior[ 'mount' ] = ( gallery, { signal, options } ) => {
	const page = gallery.ownerDocument;
	const view = page.defaultView ?? window;
	let stop: ( () => void ) | undefined;

	const open = ( link: HTMLAnchorElement ) => {
		const links = findLinks( gallery );
		const texts = readTexts( view, options );
		const { dialog, pswp } = showPictures( page, {
			pictures: links.map( readPicture ),
			index: links.indexOf( link ),
			texts,
			isRtl: getComputedStyle( gallery ).direction === 'rtl',
			canShare: options.share === true,
			showMs: FADE_MS,
			hideMs: FADE_MS,
			canClose: () => emit( dialog, 'close', { opener: link } ),
			onClosed: () => {
				stop = undefined;
				emit( dialog, 'closed', { opener: link } );
			},
		} );
		stop = () => pswp.destroy();
		emit( dialog, 'opened', { opener: link } );
	};
	gallery.addEventListener(
		'click',
		( event ) => {
			const link = closestTo< HTMLAnchorElement >( event, 'a' );
			if (
				link &&
				isPicture( link ) &&
				isPlainClick( event ) &&
				emit( link, 'open', { opener: link } )
			) {
				event.preventDefault();
				open( link );
			}
		},
		{ signal }
	);
	return () => stop?.();
};
