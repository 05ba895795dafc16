import { __ } from '@wordpress/i18n';

/** What an editor shows in the place of express payments, so that the block can be found and chosen. */
export const NoExpressMethods = ( { className }: { className?: string } ) => (
	<p className={ className }>
		{ __( 'No registered Payment Methods', 'woocommerce' ) }
	</p>
);
