import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '../button/button';

export interface AddressOfferRow {
	key: string;
	label: string;
	value: string;
}

export interface AddressOfferProps {
	/** In the order of the form. */
	rows: readonly AddressOfferRow[];
	onUse: () => void;
	onDismiss: () => void;
}

/**
 * Offers to fill in an address from pasted text. Escape dismisses it.
 *
 * Surface: `.sf-address-offer`, `__title`, `__fields`, `__actions`.
 */
export const AddressOffer = ( {
	rows,
	onUse,
	onDismiss,
}: AddressOfferProps ) => {
	const titleId = useId();
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the buttons inside.
		<div
			className="sf-address-offer"
			role="group"
			aria-labelledby={ titleId }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					event.stopPropagation();
					onDismiss();
				}
			} }
		>
			<p id={ titleId } className="sf-address-offer__title">
				{ __( 'Use this address?', 'shopfront' ) }
			</p>
			<dl className="sf-address-offer__fields">
				{ rows.map( ( { key, label, value } ) => [
					<dt key={ `${ key } label` }>{ label }</dt>,
					<dd key={ key }>
						<bdi>{ value }</bdi>
					</dd>,
				] ) }
			</dl>
			<div className="sf-address-offer__actions">
				<Button onClick={ onUse }>
					{ __( 'Use this address', 'shopfront' ) }
				</Button>
				<Button variant="link" onClick={ onDismiss }>
					{ __( 'No, thanks', 'shopfront' ) }
				</Button>
			</div>
		</div>
	);
};
