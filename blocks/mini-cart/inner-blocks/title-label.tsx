import type { BlockProps } from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';
import { readLabel } from '../read-label';

export const TitleLabel = ( { className, label }: BlockProps ) => (
	<span className={ className }>
		{ readLabel( label, __( 'Your cart', 'woocommerce' ) ) }
	</span>
);
