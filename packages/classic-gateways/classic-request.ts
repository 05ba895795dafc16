import { paramsOf } from './params';
import type { QueryFunction } from './types';

/**
 * The classic checkout's request for the order, as scripts observe it by jQuery's events of `ajax`. The checkout block
 * sends the order itself.
 */
export interface ClassicRequest {
	start: ( fields: string ) => void;
	/** Once the order is answered. Does nothing if no order was sent. */
	finish: ( answer: Readonly< Record< string, unknown > > ) => void;
}

export const createClassicRequest = (
	page: Document,
	query: QueryFunction
): ClassicRequest => {
	let finishOpen: ClassicRequest[ 'finish' ] | null = null;
	return {
		start: ( fields ) => {
			const settings = {
				type: 'POST',
				url: paramsOf( page.defaultView ?? window )?.checkout_url ?? '',
				data: fields,
				dataType: 'json',
			};
			const deferred = query.Deferred();
			const request = deferred.promise( { readyState: 1, status: 0 } );
			finishOpen = ( answer ) => {
				Object.assign( request, {
					readyState: 4,
					status: 200,
					responseJSON: answer,
					responseText: JSON.stringify( answer ),
				} );
				deferred.resolve( answer, 'success', request );
				query( page )
					.trigger( 'ajaxSuccess', [ request, settings, answer ] )
					.trigger( 'ajaxComplete', [ request, settings ] );
			};
			query( page ).trigger( 'ajaxSend', [ request, settings ] );
		},
		finish: ( answer ) => {
			const finish = finishOpen;
			finishOpen = null;
			finish?.( answer );
		},
	};
};
