import { isRecord } from '@shopfront/store-api';
import type { ScriptStatistics } from './script-statistics';
import type { RenderProfiler } from './render-profiler';
import type { ScriptFinder } from './find-script';
import { isCallable, type Callable } from './wrap-functions';

export interface Instrumentation {
	scriptStatistics: ScriptStatistics;
	scripts: Pick< ScriptFinder, 'current' >;
	profiler: RenderProfiler;
}

/** `''` if the property isn't a string. */
export const getString = ( value: unknown, key: string ): string => {
	const text = isRecord( value ) ? value[ key ] : undefined;
	return typeof text === 'string' ? text : '';
};

/** Attributes a name to the running script. Returns the name. */
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

export const withTiming =
	(
		{ scriptStatistics }: Pick< Instrumentation, 'scriptStatistics' >,
		name: string
	) =>
	( original: Callable ): Callable =>
	( ...args ) =>
		scriptStatistics.measure( name, () => original( ...args ) );

/** Returns any other value unchanged. */
export const timeIfFunction = (
	instrumentation: Pick< Instrumentation, 'scriptStatistics' >,
	name: string,
	given: unknown
): unknown =>
	isCallable( given ) ? withTiming( instrumentation, name )( given ) : given;

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
