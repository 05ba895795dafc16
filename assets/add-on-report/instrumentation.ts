import { isRecord } from '@shopfront/store-api';
import type { ScriptStatistics } from './script-statistics';
import type { RenderProfiler } from './render-profiler';
import type { ScriptFinder } from './find-script';
import { isCallable, type Callable } from './wrap-member';

/** What it takes to watch the doors by which add-ons come in. */
export interface Instrumentation {
	scriptStatistics: ScriptStatistics;
	scripts: Pick< ScriptFinder, 'current' >;
	profiler: RenderProfiler;
}

/** A text in an object of somebody else; `''` when it is none. */
export const getString = ( value: unknown, key: string ): string => {
	const text = isRecord( value ) ? value[ key ] : undefined;
	return typeof text === 'string' ? text : '';
};

/** Notes who registers a name: the script that is at work. Gives the name. */
export const registerName = (
	{ scriptStatistics, scripts }: Instrumentation,
	name: unknown
): string => {
	const text = typeof name === 'string' ? name : '';
	if ( text !== '' ) {
		scriptStatistics.register( text, scripts.current() );
	}
	return text;
};

/** The same function, its calls counted for an add-on. */
export const withTiming =
	(
		{ scriptStatistics }: Pick< Instrumentation, 'scriptStatistics' >,
		name: string
	) =>
	( original: Callable ): Callable =>
	( ...args ) =>
		scriptStatistics.measure( name, () => original( ...args ) );

/** The same for what may be a function; what is none comes back as it is. */
export const timeIfFunction = (
	instrumentation: Pick< Instrumentation, 'scriptStatistics' >,
	name: string,
	given: unknown
): unknown =>
	isCallable( given ) ? withTiming( instrumentation, name )( given ) : given;

/** Has what a function is given as one of its arguments be timed. */
export const withTimedArgument =
	(
		instrumentation: Pick< Instrumentation, 'scriptStatistics' >,
		index: number,
		getName: ( args: readonly unknown[] ) => string
	) =>
	( original: Callable ): Callable =>
	( ...args ) => {
		const name = getName( args );
		return original(
			...args.map( ( arg, at ) =>
				at === index
					? timeIfFunction( instrumentation, name, arg )
					: arg
			)
		);
	};
