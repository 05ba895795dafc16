import type { StorePage } from '@shopfront/settings';
import { __, sprintf } from '@wordpress/i18n';

/** Characters that would be read as HTML, in a text that becomes a part of some. */
const escapeHtml = ( text: string ): string =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );

/** A link to a page, in a tab of its own: the form stays as it is. Its name alone where the page is not set up. */
const createLink = ( { permalink }: StorePage, name: string ): string =>
	permalink
		? `<a href="${ escapeHtml( permalink ) }" target="_blank" rel="noopener">${ escapeHtml( name ) }</a>`
		: escapeHtml( name );

/**
 * The words of the terms for a page that has none of its own, as HTML (docs/contract/blocks.md 6, "Terms").
 *
 * @param hasCheckbox   Whether they are accepted by a tick.
 * @param pages         Of the shop.
 * @param pages.terms
 * @param pages.privacy
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
