import { __ } from '@wordpress/i18n';

/** Renders a placeholder in editors, so that authors can find and select the block. */
export const NoExpressMethods = ( { className }: { className?: string } ) => (
	<p className={ className }>
		{ __( 'No registered Payment Methods', 'woocommerce' ) }
	</p>
);
