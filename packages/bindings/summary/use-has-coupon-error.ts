import { validationStore } from '@shopfront/data/validation';
import { COUPON_ERROR_ID } from '@shopfront/names';
import { useSelect } from '@wordpress/data';

/** Whether a coupon error is shown; collapsed panels around the form then open. */
export const useHasCouponError = (): boolean =>
	useSelect(
		( select ) =>
			select( validationStore ).getValidationError( COUPON_ERROR_ID )
				?.hidden === false,
		[]
	);
