import { PATIENCE_MS, whenIdle } from './when-idle';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const pageWithIdleTimes = () => {
	const asked: Array< () => void > = [];
	const cancelled: number[] = [];
	return {
		asked,
		cancelled,
		view: {
			setTimeout: window.setTimeout.bind( window ),
			clearTimeout: window.clearTimeout.bind( window ),
			requestIdleCallback: ( callback: IdleRequestCallback ) =>
				asked.push( () =>
					callback( { didTimeout: false, timeRemaining: () => 50 } )
				),
			cancelIdleCallback: ( id: number ) => void cancelled.push( id ),
		} as unknown as Window,
	};
};

it( 'waits until the page says that it is idle', () => {
	const { asked, cancelled, view } = pageWithIdleTimes();
	const callback = jest.fn();
	const stop = whenIdle( view, callback );
	expect( callback ).not.toHaveBeenCalled();
	asked[ 0 ]?.();
	expect( callback ).toHaveBeenCalledTimes( 1 );
	stop();
	expect( cancelled ).toEqual( [ 1 ] );
} );

it( 'waits a while where no page can say so', () => {
	const view = {
		setTimeout: window.setTimeout.bind( window ),
		clearTimeout: window.clearTimeout.bind( window ),
	} as unknown as Window;
	const callback = jest.fn();
	whenIdle( view, callback );
	jest.advanceTimersByTime( PATIENCE_MS - 1 );
	expect( callback ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( callback ).toHaveBeenCalledTimes( 1 );

	const gone = jest.fn();
	whenIdle( view, gone )();
	jest.advanceTimersByTime( PATIENCE_MS );
	expect( gone ).not.toHaveBeenCalled();
} );
