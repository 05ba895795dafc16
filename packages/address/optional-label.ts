import { __, sprintf } from '@wordpress/i18n';

/** The label of a field that may be left empty. */
export const getOptionalLabel = ( label: string ): string =>
	/* translators: %s: Label of a form field that need not be filled in. */
	sprintf( __( '%s (optional)', 'woocommerce' ), label );
