/** @jest-environment node */
import { runInPageQueue } from './page-queue';

const createTask = () => {
	let end: ( error?: Error ) => void = () => {};
	const run = jest.fn(
		() =>
			new Promise< void >( ( resolve, reject ) => {
				end = ( error ) => ( error ? reject( error ) : resolve() );
			} )
	);
	return { run, end: ( error?: Error ) => end( error ) };
};
const settle = () => new Promise( ( resolve ) => setImmediate( resolve ) );
const createView = () => ( {} ) as Window;

it( 'runs one task at a time, the first one at once, even after a task failed', async () => {
	const view = createView();
	const [ first, second, third ] = [
		createTask(),
		createTask(),
		createTask(),
	];
	const failed = runInPageQueue( view, first.run );
	const done = runInPageQueue( view, second.run );
	expect( first.run ).toHaveBeenCalledTimes( 1 );
	await settle();
	expect( second.run ).not.toHaveBeenCalled();
	first.end( new Error( 'Lost' ) );
	await expect( failed ).rejects.toThrow( 'Lost' );
	await settle();
	expect( second.run ).toHaveBeenCalledTimes( 1 );
	second.end();
	await done;
	await settle();
	void runInPageQueue( view, third.run );
	expect( third.run ).toHaveBeenCalledTimes( 1 );
} );

it( 'has a queue for each page', () => {
	const task = createTask();
	void runInPageQueue( createView(), task.run );
	void runInPageQueue( createView(), task.run );
	expect( task.run ).toHaveBeenCalledTimes( 2 );
} );
