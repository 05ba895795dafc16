import type { StorePage } from '@shopfront/settings';
import { __, sprintf } from '@wordpress/i18n';

const escapeHtml = ( text: string ): string =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );

/** A new tab keeps the form. Without such a page, returns only its name. */
const createLink = ( { permalink }: StorePage, name: string ): string =>
	permalink
		? `<a href="${ escapeHtml( permalink ) }" target="_blank" rel="noopener">${ escapeHtml( name ) }</a>`
		: escapeHtml( name );

/** Returns HTML (docs/contract/blocks.md 6, "Terms"). `hasCheckbox` is true if a checkbox accepts the terms. */
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
