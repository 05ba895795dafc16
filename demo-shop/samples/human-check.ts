import type { Arguments } from '../api/arguments';
import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import { isSampleOn } from './samples';
import { isToken } from './tokens';

const NAMESPACE = 'human-check';

/** @throws {ApiError} Without a valid token, `human_check_required` 400. */
export const checkHumanToken = (
	{ options, database, now }: ShopContext,
	{ extensions }: Arguments
): void => {
	const sent = isRecord( extensions ) ? extensions[ NAMESPACE ] : null;
	if (
		isSampleOn( options, NAMESPACE ) &&
		! isToken(
			database,
			NAMESPACE,
			isRecord( sent ) ? sent.token : null,
			now
		)
	) {
		throw new ApiError(
			'human_check_required',
			'Confirm that you are a person.',
			400
		);
	}
};
