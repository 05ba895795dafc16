import { onLastMoments } from '@shopfront/checkout-form';
import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShownError } from './use-form';
import { useOwnError } from './use-own-error';
import { useBlockApp } from '../../app/block-app';

const CHECK = 'terms';

/** The terms as they are accepted. */
export interface TermsBox {
	isTicked: boolean;
	/** `''` for nothing that is shown as wrong. */
	message: string;
	onChange: ( isTicked: boolean ) => void;
	onBlur: () => void;
}

/**
 * The box of the terms: without its tick there is no order.
 *
 * @param errorId Of what is wrong with it.
 */
export const useTerms = ( errorId: string ): TermsBox => {
	const app = useBlockApp();
	const { setFormCheck } = useDispatch( checkoutStore );
	const isTicked = useSelect(
		( select ) => select( checkoutStore ).getFormChecks()[ CHECK ] === true,
		[]
	);
	const { keep, show } = useOwnError( errorId );
	const problem = isTicked
		? ''
		: __(
				'Please read and accept the terms and conditions.',
				'woocommerce'
			);
	useEffect( () => {
		keep( problem );
		return onLastMoments( app, () => keep( problem ) );
	}, [ keep, problem, app ] );
	return {
		isTicked,
		message: useShownError( errorId ),
		onChange: ( ticked ) => void setFormCheck( CHECK, ticked ),
		onBlur: () => show( problem ),
	};
};
