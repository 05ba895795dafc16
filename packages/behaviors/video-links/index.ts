export { parseVideoLink, type Video } from './parse-video-link';
