import { __, sprintf } from '@wordpress/i18n';

export const getOptionalLabel = ( label: string ): string =>
	/* translators: %s: Label of a form field that need not be filled in. */
	sprintf( __( '%s (optional)', 'woocommerce' ), label );
