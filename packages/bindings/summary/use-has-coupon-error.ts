import { validationStore } from '@shopfront/data/validation';
import { COUPON_ERROR_ID } from '@shopfront/names';
import { useSelect } from '@wordpress/data';

/** Collapsed panels around the form open for a coupon error. */
export const useHasCouponError = (): boolean =>
	useSelect(
		( select ) =>
			select( validationStore ).getValidationError( COUPON_ERROR_ID )
				?.hidden === false,
		[]
	);
