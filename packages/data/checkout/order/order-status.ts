import type { ApiClient } from '@shopfront/api';
import { isRecord } from '@shopfront/store-api';
import { ROUTES } from '../routes';

/** The order is unpaid. Every other status, including a plugin's, means that it's placed. */
const UNPAID_STATUSES: readonly string[] = [
	'checkout-draft',
	'pending',
	'failed',
	'cancelled',
	'trash',
];

const TIMEOUT_MS = 8000;

export const isUnpaid = ( status: string ): boolean =>
	UNPAID_STATUSES.includes( status );

/** Source: docs/contract/store-api.md 4.5. `null` if unknown. */
export const fetchOrderStatus = async (
	api: Pick< ApiClient, 'send' >,
	{ id, key, email }: { id: number; key: string; email: string }
): Promise< string | null > => {
	const query = new URLSearchParams( { key, billing_email: email } );
	const response = await api.send( {
		path: `${ ROUTES.order }/${ id }?${ query }`,
		isFresh: true,
		retry: 'never',
		timeoutMs: TIMEOUT_MS,
	} );
	const body: unknown = response.ok ? response.reply.body : null;
	return isRecord( body ) && typeof body.status === 'string'
		? body.status
		: null;
};
