import { __ } from '@wordpress/i18n';

/** In editors, authors need something to find and select. */
export const NoExpressMethods = ( { className }: { className?: string } ) => (
	<p className={ className }>
		{ __( 'No registered Payment Methods', 'woocommerce' ) }
	</p>
);
