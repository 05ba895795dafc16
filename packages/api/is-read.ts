import type { ApiRequest } from './types';

/** Whether nothing changes on the server by asking. */
export const isRead = ( {
	method = 'GET',
}: Pick< ApiRequest, 'method' > ): boolean => method === 'GET';
