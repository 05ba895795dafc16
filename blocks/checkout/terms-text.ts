import type { StorePage } from '@shopfront/settings';
import { __, sprintf } from '@wordpress/i18n';

/** Escapes text for use in HTML. */
const escapeHtml = ( text: string ): string =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );

/** Returns a link to a page in a new tab, so that the form is not lost; only the name if the shop has no such page. */
const createLink = ( { permalink }: StorePage, name: string ): string =>
	permalink
		? `<a href="${ escapeHtml( permalink ) }" target="_blank" rel="noopener">${ escapeHtml( name ) }</a>`
		: escapeHtml( name );

/**
 * Returns the default text of the terms, as HTML (docs/contract/blocks.md 6, "Terms").
 *
 * @param hasCheckbox Whether a checkbox accepts them.
 * @param pages       Pages of the shop.
 */
export const getTermsText = (
	hasCheckbox: boolean,
	pages: Readonly< Record< 'terms' | 'privacy', StorePage > >
): string => {
	const terms = createLink(
		pages.terms,
		__( 'Terms and Conditions', 'woocommerce' )
	);
	const privacy = createLink(
		pages.privacy,
		__( 'Privacy Policy', 'woocommerce' )
	);
	return hasCheckbox
		? sprintf(
				/* translators: %1$s: link to the terms and conditions, %2$s: link to the privacy policy. */
				__(
					'You must accept our %1$s and %2$s to continue with your purchase.',
					'woocommerce'
				),
				terms,
				privacy
			)
		: sprintf(
				/* translators: %1$s: link to the terms and conditions, %2$s: link to the privacy policy. */
				__(
					'By proceeding with your purchase you agree to our %1$s and %2$s',
					'woocommerce'
				),
				terms,
				privacy
			);
};
