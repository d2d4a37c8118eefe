/** The one place where the server takes something from the client: the page's markup and the query for its data. */
export { publicPageQuery, type RenderedPage, renderPage } from '../../client/entry-server';
