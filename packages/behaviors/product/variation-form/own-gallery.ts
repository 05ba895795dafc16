import type { Sanitizer } from '@shopfront/html';
import { findGallery } from './show-image';
import type { Variation } from './variation';

/** Returns the HTML of a variation's own gallery (docs/contract/product-pages.md 3); `''` without one. */
export const readOwnGallery = ( variation: Variation | null ): string => {
	const html = variation?.gallery_images_html;
	return typeof html === 'string' ? html.trim() : '';
};

/**
 * Returns a function that replaces the product's gallery with this HTML, or restores it for `''`, and starts the
 * gallery's behaviors. It returns whether the gallery has changed.
 */
export const createGallerySwitch = ( form: HTMLElement ) => {
	const page = form.ownerDocument;
	let original: HTMLElement | null = null;
	let shown = '';

	return ( html: string, sanitizer: Sanitizer | null ): boolean => {
		const current = findGallery( form );
		if ( html === shown || ! current ) {
			return false;
		}
		const next = html
			? sanitizer
					?.sanitizeFragment( html )
					.querySelector< HTMLElement >(
						'.woocommerce-product-gallery'
					)
			: original;
		if ( ! next ) {
			return false;
		}
		original ??= current;
		shown = html;
		// Otherwise the page would move up and down while the pictures load.
		next.style.minBlockSize = `${ current.offsetHeight }px`;
		next.querySelector( 'img' )?.addEventListener(
			'load',
			() => {
				next.style.minBlockSize = '';
			},
			{ once: true }
		);
		current.replaceWith( next );
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root: next } } )
		);
		return true;
	};
};
