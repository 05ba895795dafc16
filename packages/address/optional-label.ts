import { __, sprintf } from '@wordpress/i18n';

/** Formats the label of an optional field. */
export const getOptionalLabel = ( label: string ): string =>
	/* translators: %s: Label of a form field that need not be filled in. */
	sprintf( __( '%s (optional)', 'woocommerce' ), label );
