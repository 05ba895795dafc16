import { lockBehindDialogs } from '@shopfront/behaviors/dialogs/layers';
import { openPage } from '@shopfront/behaviors/dialogs/lightbox-remote';
import { __ } from '@wordpress/i18n';

let isLocking = false;

export const openPageDialog = ( link: HTMLAnchorElement ): void => {
	if ( ! isLocking ) {
		isLocking = true;
		lockBehindDialogs( document );
	}
	openPage(
		link,
		{},
		{
			close: __( 'Close', 'woocommerce' ),
			loading: __( 'Loading…', 'woocommerce' ),
			oops: __( 'Oops!', 'woocommerce' ),
			contentFailed: __(
				'There was an error loading the content.',
				'woocommerce'
			),
			contentError:
				/* translators: %s: what went wrong. */
				__( 'Error: %s', 'woocommerce' ),
		}
	);
};
